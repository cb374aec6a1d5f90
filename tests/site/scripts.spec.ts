import assert from "node:assert/strict"
import { test, visit } from "./site"
import type { Page } from "@playwright/test"
import { canonicalPages } from "./built-pages"

/** What whoever only reads does. */
const acts = {
  "a key": (page: Page) => page.keyboard.press("Tab"),
  "the mouse": (page: Page) => page.mouse.move(2, 500),
  "a scroll": (page: Page) => page.mouse.wheel(0, 200),
}

/** Without those that a switch of site.yaml brings to every page. */
const unswitched = (scripts: string[]) => scripts.filter(script => !script.includes("/scripts/campaign-"))

test.describe("scripts", () => {
  test("one small file comes with a page, after its first paint", () =>
    visit("/", {}, async ({ page, scripts }) => {
      await page.waitForLoadState("networkidle")
      assert.equal(unswitched(scripts).length, 1)
      assert.match(scripts[0]!, /\/scripts\/site-/)
      assert.equal(await page.locator("script[src]:not([type=module][async])").count(), 0)
    }))

  for (const [name, act] of Object.entries(acts)) {
    test(`${name} brings nothing else`, () =>
      visit("/", {}, async ({ page, scripts, problems }) => {
        await act(page)
        await page.waitForTimeout(300)
        assert.equal(unswitched(scripts).length, 1)
        assert.deepEqual(problems, [])
      }))
  }

  test("no page names a script of Gatsby's", () => {
    for (const { path, html } of canonicalPages()) {
      for (const name of ["/app-", "/framework-", "/webpack-runtime-", "page-data", "___gatsby-"])
        assert.ok(!html.includes(name), `${path}: ${name}`)
    }
  })

  test("links are documents, and going back finds the page as it was left", () =>
    visit("/", {}, async ({ page, problems }) => {
      await page.evaluate(() => scrollTo({ top: 600, behavior: "instant" }))
      await page.waitForTimeout(400)
      const link = page.locator("main > section a[href^='/']").last()
      const address = await link.getAttribute("href")
      await link.evaluate(element => (element as HTMLElement).click())
      await page.waitForURL(`**${address}`)
      await page.goBack()
      await page.waitForFunction(() => scrollY > 300)
      assert.deepEqual(problems, [])
    }))
})
