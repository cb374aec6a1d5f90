import { expect, type Page } from "@playwright/test"
import { axeViolations } from "./axe-violations"
import { canonicalPages } from "./built-pages"
import { horizontalOverflow, phoneViewport, test } from "./fixtures"

const SLIDER = "[data-behavior=compare]"
/** First page with a comparison slider, or "". */
const PAGE = canonicalPages().find(({ html }) => html.includes('data-behavior="compare"'))?.path ?? ""

const handle = (page: Page) => page.locator(`${SLIDER} [type=range]`)
const expectReady = (page: Page) => expect(page.locator(`${SLIDER}[data-state=ready]`)).toHaveCount(1)
const valueOf = async (page: Page) => Number(await handle(page).inputValue())
/** Returns the clip paths of both pictures and the position of the divider in px. */
const measureDivider = (page: Page) =>
  page.locator(SLIDER).evaluate(slider => {
    // The styles of a ready slider show both pictures, despite `hidden`.
    const [before, after] = [...slider.querySelectorAll("[hidden]")].map(layer => getComputedStyle(layer).clipPath)
    return { before, after, line: slider.querySelector(".line path")!.getBoundingClientRect().left }
  })

test.describe("comparison slider", () => {
  test.skip(!PAGE)

  test("loads its pictures on the first interaction", async ({ page, open }) => {
    await open(PAGE)
    await expect(page.locator(`${SLIDER} [hidden] img:not([loading=lazy])`)).toHaveCount(0)
    await handle(page).hover()
    await expectReady(page)
  })

  test("follows keyboard and mouse after retrying failed pictures", async ({ page, open, problems }) => {
    await page.route(/\/drawings\//, route => route.abort())
    await open(PAGE)
    await handle(page).focus()
    await page.keyboard.press("End")
    await expect(page.locator(`${SLIDER}[data-state=ready]`)).toHaveCount(0)
    await page.unroute(/\/drawings\//)
    await page.keyboard.press("Home")
    await expectReady(page)
    await expect(page.locator(`${SLIDER} .before`)).toBeVisible()
    await page.keyboard.press("Home")
    expect(await valueOf(page)).toBe(0)
    const atMin = await measureDivider(page)
    await page.keyboard.press("End")
    expect(await valueOf(page)).toBe(100)
    const atMax = await measureDivider(page)
    expect(atMin.line).toBeLessThan(atMax.line)
    expect([atMax.before, atMax.after]).not.toEqual([atMin.before, atMin.after])
    const { width = 0, height = 0 } = (await handle(page).boundingBox()) ?? {}
    await handle(page).click({ position: { x: width / 2, y: height / 2 } })
    expect(Math.abs((await valueOf(page)) - 50)).toBeLessThan(5)
    expect(await axeViolations(page)).toEqual([])
    // A busy browser reports the aborted requests late.
    expect(problems.filter(problem => !problem.includes("ERR_FAILED"))).toEqual([])
    problems.length = 0
  })

  test.describe("on a phone", () => {
    test.use({ ...phoneViewport, hasTouch: true, isMobile: true })
    test("moves to the tapped position within the viewport", async ({ page, open }) => {
      await open(PAGE)
      const before = await valueOf(page)
      await handle(page).scrollIntoViewIfNeeded()
      const { x, width, height } = (await handle(page).boundingBox())!
      await handle(page).tap({ position: { x: width * 0.2, y: height / 2 } })
      await expectReady(page)
      expect(await valueOf(page)).toBeLessThan(before)
      expect(x >= 0 && x + width <= 390).toBe(true)
      expect(await horizontalOverflow(page)).toBe(0)
    })
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })
    test("shows only one picture, without a handle", async ({ page, open }) => {
      await open(PAGE)
      await expect(handle(page)).toBeHidden()
      await expect(page.locator(`${SLIDER} [role=img]`)).toBeVisible()
      await expect(page.locator(`${SLIDER} [hidden]`).first()).toBeHidden()
    })
  })
})
