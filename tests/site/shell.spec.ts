import assert from "node:assert/strict"
import { addressOf, anyPage, assertOneOpen, holds, siteUrl, test, visit, wakeUp } from "./site"
import type { Page } from "@playwright/test"
import { block, services, site } from "./content"

const { labels, navigation, floatingAction } = site
const { items: questions = [] } = block<{ items: object[] }>("pages/home.yaml", "faq")
const [service] = services
/** An entry of the menu with a page of its own, which is not the home page. */
const entry = navigation.find(({ href }) => href !== "/")!

const disclosure = (page: Page) =>
  page.getByRole("navigation", { name: labels.mainNavigation }).getByRole("button", { name: labels.services })
const panel = (page: Page) => page.getByRole("navigation", { name: labels.services })
const menuButton = (page: Page) => page.getByRole("button", { name: labels.openMenu })
const drawer = (page: Page) => page.locator("#menu")
const floating = (page: Page) => page.locator("[data-floating]")

/** With and without script: the shell has to do the same. */
const ways = [
  ["without script", { javaScriptEnabled: false }],
  ["with script", {}],
] as const

test.describe("header", () => {
  test("holds a name of 30 letters and a button of 20 on a phone of 320 px", () =>
    visit("/", { width: 320 }, async ({ page }) => {
      const header = page.locator("header").first()
      await header.evaluate(element => {
        const [logo, action] = element.querySelectorAll("a:not(nav a)")
        logo!.lastChild!.textContent = "W".repeat(12) + " & Wainwrights Ltd"
        action!.textContent = "Book a free workshop"
      })
      const boxes = await header
        .locator(":is(a, button):visible")
        .evaluateAll(elements => elements.map(element => element.getBoundingClientRect().toJSON() as DOMRect))
      assert.equal(boxes.length, 3)
      for (const { left, right } of boxes) assert.ok(left >= 0 && right <= 320, `${left} to ${right}`)
      for (const [index, one] of boxes.entries())
        for (const other of boxes.slice(index + 1))
          assert.ok(one.bottom <= other.top || one.right <= other.left, "parts of the header overlap")
      assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), 320)
    }))

  test("is one row on a phone of 320 px where name and button are short", () =>
    visit("/", { width: 320 }, async ({ page }) => {
      const header = page.locator("header").first()
      await header.evaluate(element => {
        const [logo, action] = element.querySelectorAll("a:not(nav a)")
        logo!.lastChild!.textContent = "Shipwright"
        action!.textContent = "Start a build"
      })
      const middles = await header.locator(":is(a, button):visible").evaluateAll(elements =>
        elements.map(element => {
          const { top, bottom } = element.getBoundingClientRect()
          return Math.round((top + bottom) / 2)
        }),
      )
      assert.equal(middles.length, 3)
      assert.equal(new Set(middles).size, 1)
    }))
})

for (const [way, options] of ways) {
  test.describe(`shell ${way}`, () => {
    const ready = async (page: Page) => {
      if (way === "with script") await wakeUp(page)
    }

    test("the services disclosure lists the services, and Escape closes it and gives the focus back", () =>
      visit("/", options, async ({ page }) => {
        await ready(page)
        assert.equal(await panel(page).isVisible(), false)
        await disclosure(page).focus()
        await page.keyboard.press("Enter")
        assert.equal(await panel(page).isVisible(), true)
        // In the parts of the catalogue, so that their order is not that of the menu alone.
        assert.deepEqual(
          (await panel(page).getByRole("link").allTextContents()).sort(),
          services.map(({ name }) => name).sort(),
        )
        await page.keyboard.press("Escape")
        assert.equal(await panel(page).isVisible(), false)
        assert.equal(await disclosure(page).evaluate(button => button === document.activeElement), true)
      }))

    test("choosing a service closes the disclosure and shows its page, with the section underlined", () =>
      visit("/", options, async ({ page }) => {
        await ready(page)
        await disclosure(page).click()
        await panel(page).getByRole("link", { name: service!.name, exact: true }).click()
        await page.waitForURL(`${siteUrl}${service!.path}`)
        assert.equal(await panel(page).isVisible(), false)
        assert.notEqual(await disclosure(page).getAttribute("data-current"), null)
      }))

    test("the drawer opens at 300 px on phones and 400 px on larger screens, with a link in place of the services disclosure", async () => {
      for (const [width, expected] of [
        [390, 300],
        [768, 400],
      ] as const) {
        await visit("/", { ...options, width }, async ({ page }) => {
          await ready(page)
          await menuButton(page).click()
          await holds(async () => {
            const { x = 0, width: wide = 0 } = (await drawer(page).boundingBox()) ?? {}
            return wide === expected && Math.round(x + wide) === width ? "" : `the drawer is ${wide} px wide at ${x}`
          })
          assert.deepEqual(
            await drawer(page).getByRole("listitem").getByRole("link").allTextContents(),
            navigation.map(({ label }) => label).toSpliced(1, 0, labels.services!),
          )
        })
      }
    })

    test("Escape closes the drawer and gives the focus back; choosing a link closes it", () =>
      visit("/", { ...options, width: 390 }, async ({ page }) => {
        await ready(page)
        await menuButton(page).focus()
        await page.keyboard.press("Enter")
        assert.equal(await drawer(page).isVisible(), true)
        await page.keyboard.press("Escape")
        await drawer(page).waitFor({ state: "hidden" })
        assert.equal(await menuButton(page).evaluate(button => button === document.activeElement), true)
        await menuButton(page).click()
        await drawer(page).getByRole("link", { name: entry.label, exact: true }).click()
        await page.waitForURL(`${siteUrl}${entry.href}`)
        assert.equal(await drawer(page).isVisible(), false)
      }))

    test("of the questions none is open at first, one at a time afterwards, and the open one can be closed", () =>
      visit("/", options, async ({ page }) => {
        await ready(page)
        assert.equal(await page.locator("main details[name] > summary").count(), questions.length)
        await assertOneOpen(page)
      }))

    test("the floating button is hidden until the page has scrolled past 30 % of the window", () =>
      visit("/", options, async ({ page }) => {
        const shown = () => floating(page).evaluate(dock => getComputedStyle(dock).visibility === "visible")
        assert.equal(await shown(), false)
        await page.evaluate(() => scrollTo({ top: innerHeight * 0.28, behavior: "instant" }))
        await page.waitForTimeout(400)
        assert.equal(await shown(), false)
        await page.evaluate(() => scrollTo({ top: innerHeight * 0.33, behavior: "instant" }))
        await floating(page).getByRole("link").waitFor({ state: "visible" })
        assert.equal(await shown(), true)
        assert.equal(await floating(page).getByRole("link").getAttribute("href"), floatingAction.href)
        assert.equal(await floating(page).textContent(), floatingAction.label)
      }))

    test("the skip link is first and leads to the main area", () =>
      visit(anyPage, options, async ({ page }) => {
        await page.keyboard.press("Tab")
        assert.equal(await page.evaluate(() => document.activeElement?.textContent), labels.skipToContent)
        await page.keyboard.press("Enter")
        assert.equal((await addressOf(page)).hash, "#main")
      }))
  })
}
