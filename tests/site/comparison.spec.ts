import assert from "node:assert/strict"
import { sideways, test, visit } from "./site"
import type { Page } from "@playwright/test"
import { canonicalPages } from "./built-pages"
import { axeProblems } from "./axe-problems"

const SLIDER = "[data-at-touch=compare]"
/** A page that compares two pictures; there is none where no service has a picture before and one after. */
const PAGE = canonicalPages().find(({ html }) => html.includes('data-at-touch="compare"'))?.path

const handle = (page: Page) => page.locator(`${SLIDER} [type=range]`)
const live = (page: Page) => page.waitForSelector(`${SLIDER}[data-state=live]`)
const valueOf = async (page: Page) => Number(await handle(page).inputValue())
/** How far from the left of the pictures the one ends and the other begins, and where the line between them is. */
const edges = (page: Page) =>
  page.locator(SLIDER).evaluate(slider => {
    const { left } = slider.getBoundingClientRect()
    const [before, after] = [...slider.querySelectorAll("[hidden]")].map(layer => getComputedStyle(layer).clipPath)
    const line = slider.querySelector(".line path")!.getBoundingClientRect()
    return { before, after, line: line.left + line.width / 2 - left }
  })

test.describe("the slider between two pictures", () => {
  test.skip(!PAGE)

  test("follows keyboard and mouse, and its pictures come with the first touch", () =>
    visit(PAGE!, {}, async ({ page, problems }) => {
      const fetched = () =>
        page.evaluate(
          selector =>
            [...document.querySelectorAll<HTMLImageElement>(`${selector} [hidden] img`)].map(
              ({ complete }) => complete,
            ),
          SLIDER,
        )
      assert.deepEqual(await fetched(), [false, false])
      await handle(page).focus()
      await live(page)
      assert.deepEqual(await fetched(), [true, true])
      await page.keyboard.press("Home")
      assert.equal(await valueOf(page), 0)
      const least = await edges(page)
      await page.keyboard.press("End")
      assert.equal(await valueOf(page), 100)
      const most = await edges(page)
      assert.ok(least.line < most.line, `${least.line}, ${most.line}`)
      assert.notEqual(least.before, most.before)
      assert.notEqual(least.after, most.after)
      // A mouse takes it too: nothing lies over the picture, whose notes stand in its margins here.
      const { x, y, width, height } = (await handle(page).boundingBox())!
      await page.mouse.click(x + width / 2, y + height / 2)
      const middle = await valueOf(page)
      assert.ok(middle > 45 && middle < 55, `${middle}`)
      const { line } = await edges(page)
      assert.ok(Math.abs((least.line + most.line) / 2 - line) < width / 20, `${line}`)
      assert.equal(await page.locator(`${SLIDER} [role=img]`).getAttribute("aria-label").then(Boolean), true)
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
      assert.equal(await sideways(page), 0)
    }))

  test("shows its picture where a layer does not come, and asks again at the next touch", () =>
    visit(PAGE!, {}, async ({ page }) => {
      await page.route(/\/drawings\//, route => route.abort())
      await handle(page).focus()
      await page.waitForTimeout(500)
      assert.equal(await page.locator(`${SLIDER}[data-state=live]`).count(), 0)
      await page.unroute(/\/drawings\//)
      await page.keyboard.press("Home")
      await live(page)
      assert.equal(await page.locator(`${SLIDER} .before`).isVisible(), true)
    }))

  test("shows its picture and no handle without script", () =>
    visit(PAGE!, { javaScriptEnabled: false }, async ({ page }) => {
      assert.equal(await handle(page).isVisible(), false)
      assert.equal(await page.locator(`${SLIDER} [role=img]`).isVisible(), true)
      assert.equal(await page.locator(`${SLIDER} [hidden]`).first().isVisible(), false)
    }))
})
