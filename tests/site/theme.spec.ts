import assert from "node:assert/strict"
import { anyPage, atRest, hasPage, siteUrl, test, visit, wakeUp } from "./site"
import type { Page } from "@playwright/test"
import { darkColors, lightColors } from "../../src/theme/tokens"
import { site } from "./content"

const { labels } = site
/** A raw color as browsers tell it. */
const told = (color: string) => `rgb(${[1, 3, 5].map(at => Number.parseInt(color.slice(at, at + 2), 16)).join(", ")})`

const ground = (page: Page) => page.evaluate(() => getComputedStyle(document.body).backgroundColor)
const DAY = told(lightColors.background)
const NIGHT = told(darkColors.background)
/** What the switch says of each mode. */
const says = { system: labels.themeSystem, light: labels.themeLight, dark: labels.themeDark }
const change = (page: Page) =>
  page.getByRole("banner").getByRole("button", { name: new RegExp(`^(${Object.values(says).join("|")})$`) })

const NARROW = 600
/** Once before the visitor's first act, and once after. */
const ways = [
  ["at first", () => Promise.resolve()],
  ["after the first act", wakeUp],
] as const

test.describe("theme", () => {
  for (const [way, ready] of ways) {
    test(`${way}: the switch goes round, changes the page at its first press and says where it is`, async () => {
      for (const [colorScheme, first, second] of [
        ["light", "dark", "light"],
        ["dark", "light", "dark"],
      ] as const) {
        // As narrow as a header with the switch can be: the circle is painted quicker.
        await visit(anyPage, { colorScheme, width: NARROW }, async ({ page, problems }) => {
          await ready(page)
          const seen = []
          for (let press = 0; press < 4; press++) {
            seen.push([
              await change(page).innerText(),
              await change(page).evaluate(button => button.textContent !== ""),
              await ground(page),
            ])
            await change(page).press("Enter")
            await atRest(page)
          }
          const of = (mode: "light" | "dark") => (mode === "light" ? DAY : NIGHT)
          const system = [says.system, true, of(colorScheme)]
          assert.deepEqual(seen, [system, [says[first], true, of(first)], [says[second], true, of(second)], system])
          assert.deepEqual(problems, [])
        })
      }
    })

    test(`${way}: who follows the system follows it live, who has chosen does not`, () =>
      visit(anyPage, { colorScheme: "light" }, async ({ page }) => {
        await ready(page)
        await page.emulateMedia({ colorScheme: "dark" })
        assert.equal(await ground(page), NIGHT)
        await page.emulateMedia({ colorScheme: "light" })
        assert.equal(await ground(page), DAY)
        await change(page).press("Enter")
        await change(page).press("Enter")
        await atRest(page)
        await page.emulateMedia({ colorScheme: "dark" })
        assert.equal(await ground(page), DAY)
      }))
  }

  test("the choice is remembered, by this page and by others that are open, and no cookie is set", () =>
    visit(anyPage, { colorScheme: "light" }, async ({ page }) => {
      const other = await page.context().newPage()
      await other.goto(`${siteUrl}/services`)
      await change(page).press("Enter")
      await atRest(page)
      assert.deepEqual(await page.evaluate(() => [localStorage.getItem("mui-mode"), document.cookie]), ["dark", ""])
      await other.waitForFunction(() => document.documentElement.dataset.theme === "dark")
      await page.goto(`${siteUrl}/services`)
      assert.equal(await ground(page), NIGHT)
      await wakeUp(page)
      assert.equal(await ground(page), NIGHT)
      assert.equal(await change(page).innerText(), says.dark)
    }))

  test("the first paint has the chosen theme already", () =>
    visit(anyPage, { colorScheme: "light" }, async ({ page }) => {
      await change(page).press("Enter")
      await atRest(page)
      await page.addInitScript(() => {
        const seen: string[] = []
        Object.assign(globalThis, { seen })
        const look = () => {
          if (document.body) seen.push(getComputedStyle(document.body).backgroundColor)
          // A page that is loaded within a frame is looked at once too.
          if (document.readyState !== "complete" || seen.length === 0) requestAnimationFrame(look)
        }
        requestAnimationFrame(look)
      })
      await page.goto(`${siteUrl}/services`)
      await page.waitForLoadState("load")
      await page.waitForFunction(() => (globalThis as unknown as { seen: string[] }).seen.length > 0)
      const seen = await page.evaluate(() => (globalThis as unknown as { seen: string[] }).seen)
      assert.deepEqual([...new Set(seen)], [NIGHT])
    }))

  test("the page that moves changes too, in a circle from the switch", () =>
    visit(anyPage, { colorScheme: "light" }, async ({ page, problems }) => {
      // Told when it begins: a page that is painted seldom may never be seen in the middle of it.
      const moved = page.evaluate(
        () =>
          new Promise<{ isClipped: boolean; header: string }>(resolve => {
            const root = document.documentElement
            const animate = root.animate.bind(root)
            root.animate = (frames, options) => {
              // The header is no part of its own then, which would lie over the circle and over the drawer.
              const header = getComputedStyle(document.querySelector("header")!).viewTransitionName
              resolve({ isClipped: "clipPath" in (frames as PropertyIndexedKeyframes), header })
              return animate(frames, options)
            }
          }),
      )
      await change(page).press("Enter")
      assert.deepEqual(await moved, { isClipped: true, header: "none" })
      assert.equal(await ground(page), NIGHT)
      assert.deepEqual(problems, [])
    }))

  test("a press while the circle is on its way counts", () =>
    visit(anyPage, { colorScheme: "light" }, async ({ page, problems }) => {
      await atRest(page)
      const { x, y, width, height } = (await change(page).boundingBox())!
      const press = () => page.mouse.click(x + width / 2, y + height / 2)
      await press()
      await page.locator("html[data-spread]").waitFor()
      await press()
      await atRest(page)
      assert.equal(await change(page).innerText(), says.light)
      assert.equal(await ground(page), DAY)
      assert.deepEqual(problems, [])
    }))

  test("the drawer shows the state in words", () =>
    visit(anyPage, { width: 390 }, async ({ page }) => {
      await page.getByRole("button", { name: labels.openMenu }).click()
      const words = page.locator("#menu").getByText(says.system!)
      assert.ok((await words.boundingBox())!.height > 12)
    }))

  test("the icon in the field of a search is seen by night", async () => {
    for (const path of ["/blog", "/resources"].filter(hasPage))
      await visit(path, { colorScheme: "dark" }, async ({ page }) => {
        const icon = page.locator("svg:has(+ input[type=search])")
        assert.equal(await icon.evaluate(drawn => getComputedStyle(drawn).color), told(darkColors.textSoft), path)
      })
  })

  test("without script there is no switch, and the page follows the system", async () => {
    for (const [colorScheme, expected] of [
      ["light", DAY],
      ["dark", NIGHT],
    ] as const) {
      await visit(anyPage, { colorScheme, javaScriptEnabled: false }, async ({ page }) => {
        assert.equal(await page.locator("body").evaluate(body => getComputedStyle(body).backgroundColor), expected)
        assert.equal(await page.locator("[data-theme-toggle]:visible").count(), 0)
      })
    }
  })
})
