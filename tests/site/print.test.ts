import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { canonicalPages } from "./built-pages"
import { startBrowser, visit } from "./site"

startBrowser()

const first = (folder: string) => canonicalPages().find(({ path }) => path.startsWith(folder))!.path
const article = canonicalPages().find(
  ({ path, html }) => path.startsWith("/blog/") && html.includes('property="og:type" content="article"'),
)!.path
const paths = ["/pricing", "/services/web-development", first("/case-studies/"), article]

/** The rules for paper come after the first paint, and bring the page's margins. */
const print = async (page: Page) => {
  await page.waitForFunction(() =>
    [...document.styleSheets].some(({ cssRules }) => [...cssRules].some(rule => rule instanceof CSSPageRule)),
  )
  await page.emulateMedia({ media: "print" })
}

describe("on paper", () => {
  for (const path of paths) {
    test(`${path}: its matter alone, ink on white, whatever the screen has`, () =>
      visit(path, { colorScheme: "dark", width: 700 }, async ({ page }) => {
        await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"))
        await print(page)
        for (const selector of [
          "body > div header >> nth=0",
          "footer:not(main *)",
          "[data-floating]",
          "nav",
          "[data-banner]",
        ])
          assert.equal(await page.locator(selector).filter({ visible: true }).count(), 0, selector)
        assert.ok(await page.locator("main h1").isVisible())
        const colors = await page
          .locator("body")
          .evaluate(body => [getComputedStyle(body).backgroundColor, getComputedStyle(body).color])
        assert.deepEqual(colors, ["rgb(255, 255, 255)", "rgb(0, 0, 0)"])
      }))
  }

  test("answers are printed though their questions are closed", () =>
    visit("/pricing", {}, async ({ page }) => {
      const answer = page.locator("main details:not([open]) p").first()
      assert.equal(await answer.isVisible(), false)
      await print(page)
      assert.ok(await answer.isVisible())
      assert.ok((await answer.boundingBox())!.height > 10)
    }))
})
