import assert from "node:assert/strict"
import { anyPage, hasPage, test, untilWhole, visit } from "./site"
import type { Locator } from "@playwright/test"
import { site } from "./content"

const forced = { forcedColors: "active" } as const
const entry = site.navigation.find(({ href }) => href !== "/")!

const groundOf = (locator: Locator) => locator.evaluate(element => getComputedStyle(element).backgroundColor)

/** Runs in the page: the colors of an element's ground and text, and those of what is chosen in this system. */
const colorsOf = (element: Element): [own: string[], chosen: string[]] => {
  const probe = document.createElement("i")
  probe.style.cssText = "forced-color-adjust: none; background: Highlight; color: HighlightText"
  element.append(probe)
  const [own, chosen] = [element, probe].map(one => {
    const { backgroundColor, color } = getComputedStyle(one)
    return [backgroundColor, color]
  }) as [string[], string[]]
  probe.remove()
  return [own, chosen]
}

test.describe("forced colors", () => {
  for (const [what, path, chosen, other] of [
    ["the current entry of the menu", entry.href, "header nav a[aria-current]", "header nav a:not([aria-current])"],
    ["the current category", "/blog/all", "main nav a[aria-current]", "main nav a:not([aria-current])"],
    ["the chosen topic", "/faq", "main nav [aria-pressed=true]", "main nav [aria-pressed=false]"],
    ["the chosen filter", "/resources", "main label:has(:checked)", "main label:has(input[type=radio]:not(:checked))"],
    ["the pressed category", "/case-studies", "main [aria-pressed=true]", "main [aria-pressed=false]"],
  ] as const)
    test(`${what} is marked`, () => {
      test.skip(!hasPage(path))
      return visit(path, forced, async ({ page }) => {
        const [own, system] = await page.locator(chosen).first().evaluate(colorsOf)
        assert.deepEqual(own, system)
        const [another] = await page.locator(other).filter({ visible: true }).first().evaluate(colorsOf)
        assert.notEqual(another[0], system[0])
      })
    })

  test("signs of questions are signs, and differ when open", () =>
    visit("/", forced, async ({ page }) => {
      const question = page.locator("main summary").first()
      const sign = () =>
        question.evaluate(summary => {
          const { content, color } = getComputedStyle(summary, "::after")
          return { content, color }
        })
      const closed = await sign()
      assert.match(closed.content, /^"."$/)
      assert.notEqual(closed.color, await groundOf(page.locator("body")))
      await question.click()
      assert.notEqual((await sign()).content, closed.content)
    }))

  test("the plate behind a question's sign leaves its box whole", () =>
    visit("/", forced, async ({ page }) => {
      const { fontSize, height } = await page
        .locator("main summary")
        .first()
        .evaluate(summary => {
          const { fontSize, height } = getComputedStyle(summary, "::after")
          return { fontSize: Number.parseFloat(fontSize), height: Number.parseFloat(height) }
        })
      // The plate is as high as the font's ascent and descent.
      assert.ok(fontSize * 1.3 < height, `${fontSize} px in a box of ${height} px`)
    }))

  test("entries of the menu have no border that only forced colors show", () =>
    visit("/", forced, async ({ page }) => {
      const widths = await page
        .locator("header nav li > :is(a, button):not([aria-current])")
        .evaluateAll(all => all.map(one => getComputedStyle(one).borderTopWidth))
      assert.deepEqual([...new Set(widths)], ["0px"])
    }))
})

test("who wants more contrast reads soft text and sees hairlines in ink", () =>
  visit(anyPage, { contrast: "more" }, async ({ page }) => {
    const [soft, ink] = await page.evaluate(() => {
      const style = getComputedStyle(document.documentElement)
      return ["textSoft", "text"].map(name => style.getPropertyValue(`--palette-colors-${name}`))
    })
    assert.equal(soft, ink)
  }))

const [OPEN, UNKNOWN] = [":popover-open", ":unknown-open"]
/** The browser as it was before popovers: it knows neither the attribute nor the selector. */
const withoutPopovers = { bypassCSP: true } as const

test.describe("without popovers", () => {
  for (const [what, width, check] of [
    ["no panel stands over the page, and the menu has a link in its place", 1440, "a[href='/services']"],
    ["the phone's menu opens", 390, "#menu a"],
  ] as const)
    test(what, () =>
      visit("/404.html", { ...withoutPopovers, width }, async ({ page }) => {
        await page.addInitScript(() => {
          for (const name of ["showPopover", "hidePopover", "togglePopover", "popover"])
            Reflect.deleteProperty(HTMLElement.prototype, name)
          Reflect.deleteProperty(HTMLButtonElement.prototype, "popoverTargetElement")
        })
        await page.route("**/pricing", async route => {
          const response = await route.fetch()
          const html = await response.text()
          await route.fulfill({ response, body: html.replaceAll(OPEN, UNKNOWN).replaceAll(/ popover="auto"/g, "") })
        })
        await page.route("**/styles/*.css", async route => {
          const response = await route.fetch()
          const rules = await response.text()
          await route.fulfill({ response, body: rules.replaceAll(OPEN, UNKNOWN) })
        })
        await page.goto(new URL(anyPage, page.url()).href)
        await untilWhole(page)
        assert.equal(await page.locator("#services-panel").isVisible(), false)
        if (width < 600) await page.getByRole("button", { name: site.labels.openMenu }).click()
        assert.ok(await page.locator("body").locator(check).first().isVisible())
      }),
    )
})
