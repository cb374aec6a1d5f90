import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { canonicalPages } from "./built-pages"
import { axeProblems } from "./axe-problems"
import { everywhere, sideways, visit } from "./site"

const TOOL = "[data-at-touch=cut]"
/** A page whose drawing is cut; there is none where every service shows a picture of its owner's, or nothing. */
const PAGE = canonicalPages().find(({ html }) => html.includes('data-at-touch="cut"'))?.path

const handle = (page: Page) => page.locator(`${TOOL} [type=range]`)
const live = (page: Page) => page.waitForSelector(`${TOOL}[data-state=live]`)
/** How much is framed, and from where on it is built. */
const edges = (page: Page) =>
  page.locator(`${TOOL} clipPath rect`).evaluateAll(all => all.map(one => Number(one.getAttribute("x"))))
const valueOf = async (page: Page) => Number(await handle(page).inputValue())

describe("the cut through the drawing of a service", { skip: everywhere.skip || !PAGE }, () => {
  test("follows keyboard and mouse: what is built begins at the handle, and is all or nothing at its ends", () =>
    visit(PAGE!, {}, async ({ page, problems }) => {
      await handle(page).focus()
      await live(page)
      const [least, most] = await handle(page).evaluate(input => [
        Number(input.getAttribute("min")),
        Number(input.getAttribute("max")),
      ])
      for (const [key, at] of [
        ["Home", least],
        ["End", most],
      ] as const) {
        await page.keyboard.press(key)
        assert.equal(await valueOf(page), at)
        const [framed, built] = await edges(page)
        assert.equal(built, at)
        assert.ok(framed! < built)
      }
      // A mouse takes it too: nothing lies over the drawing, whose notes stand in its margins here.
      const { x, y, width, height } = (await handle(page).boundingBox())!
      await page.mouse.click(x + width / 2, y + height / 2)
      const middle = await valueOf(page)
      assert.ok(least < middle && middle < most, `${middle}`)
      assert.equal(await page.locator(`${TOOL} [role=img]`).getAttribute("aria-label").then(Boolean), true)
      assert.deepEqual(await axeProblems(page), [])
      assert.deepEqual(problems, [])
    }))

  test("goes where a phone is tapped, and the page does not grow to the side", () =>
    visit(PAGE!, { width: 390, hasTouch: true, isMobile: true }, async ({ page }) => {
      const before = await valueOf(page)
      await handle(page).scrollIntoViewIfNeeded()
      const box = (await handle(page).boundingBox())!
      await page.touchscreen.tap(box.x + box.width * 0.2, box.y + box.height / 2)
      await live(page)
      assert.ok((await valueOf(page)) < before)
      // The grip stays on the screen as a whole: it ends where the field ends.
      assert.ok(box.x >= 0 && box.x + box.width <= 390, `${box.x}, ${box.width}`)
      assert.equal((await edges(page))[1], await valueOf(page))
      assert.equal(await sideways(page), 0)
    }))

  test("stands where it is without script", () =>
    visit(PAGE!, { javaScriptEnabled: false }, async ({ page }) => {
      assert.equal(await handle(page).isVisible(), false)
      assert.equal(await page.locator(`${TOOL} svg > :is(.framed, .built)`).count(), 2)
    }))
})
