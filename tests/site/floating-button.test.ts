import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { canonicalPages } from "./built-pages"
import { everywhere, visit } from "./site"

/** Links and buttons in the window whose middle is covered by something else. */
const covered = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("a,button,summary,input,select,textarea")]
      .filter(control => control.checkVisibility({ visibilityProperty: true }))
      .flatMap(control => {
        const [box] = control.getClientRects()
        if (!box || box.width < 2) return []
        const [x, y] = [box.left + box.width / 2, box.top + box.height / 2]
        const top = document.elementFromPoint(x, y)
        const isOver = top && (control.contains(top) || top.contains(control) || !top.closest("[data-floating]"))
        return !top || isOver ? [] : [control.textContent?.trim() || control.outerHTML.slice(0, 60)]
      }),
  )

/** How far the floating button reaches into the page's last line of text. */
const overLastLine = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const button = document.querySelector("[data-floating] > *")
    const last = document.querySelector("footer:not(main *) [data-base]")
    return button && last ? last.getBoundingClientRect().bottom - button.getBoundingClientRect().top : 0
  })

describe("the end of every page", everywhere, () => {
  for (const width of [360, 390, 1440])
    test(`is in reach at ${width} px: the floating button covers no control and not the last line`, () =>
      visit("/", { width, reducedMotion: "reduce" }, async ({ page }) => {
        const problems: string[] = []
        for (const { path } of canonicalPages()) {
          await page.goto(new URL(path, page.url()).href)
          await page.evaluate(() => scrollTo({ top: document.documentElement.scrollHeight, behavior: "instant" }))
          await page.waitForTimeout(30)
          for (const control of await covered(page)) problems.push(`${path}: ${control} is covered`)
          const over = await overLastLine(page)
          if (over > 0) problems.push(`${path}: ${over} px over the last line`)
        }
        assert.deepEqual(problems, [])
      }))

  test("has a floating button in the main area, but for the page that the button leads to", () =>
    visit("/", {}, async ({ page }) => {
      for (const { path } of canonicalPages()) {
        await page.goto(new URL(path, page.url()).href)
        const link = page.locator("[data-floating] a")
        assert.equal(await page.locator("[data-floating]:not(main *)").count(), 0, path)
        if ((await link.count()) > 0) assert.notEqual(await link.getAttribute("href"), path)
        else assert.equal(path, "/contact")
      }
    }))
})
