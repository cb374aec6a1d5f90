import { expect, type Page } from "@playwright/test"
import { axeViolations } from "./axe-violations"
import { canonicalPages } from "./built-pages"
import { phoneViewport, horizontalOverflow, test } from "./site"

const SLIDER = "[data-behavior=compare]"
/** A page that compares two pictures; there is none where no service has a picture before and one after. */
const PAGE = canonicalPages().find(({ html }) => html.includes('data-behavior="compare"'))?.path ?? ""

const handle = (page: Page) => page.locator(`${SLIDER} [type=range]`)
const live = (page: Page) => expect(page.locator(`${SLIDER}[data-state=live]`)).toHaveCount(1)
const valueOf = async (page: Page) => Number(await handle(page).inputValue())
/** Where the one picture ends, the other begins, and the line between them is. */
const edges = (page: Page) =>
  page.locator(SLIDER).evaluate(slider => {
    const [before, after] = [...slider.querySelectorAll("[hidden]")].map(layer => getComputedStyle(layer).clipPath)
    return { before, after, line: slider.querySelector(".line path")!.getBoundingClientRect().left }
  })

test.describe("the slider between two pictures", () => {
  test.skip(!PAGE)

  test("follows keyboard and mouse, and asks for its pictures until they come", async ({ page, open, problems }) => {
    await page.route(/\/drawings\//, route => route.abort())
    await open(PAGE)
    await handle(page).focus()
    await page.keyboard.press("End")
    await expect(page.locator(`${SLIDER}[data-state=live]`)).toHaveCount(0)
    await page.unroute(/\/drawings\//)
    await page.keyboard.press("Home")
    await live(page)
    await expect(page.locator(`${SLIDER} .before`)).toBeVisible()
    await page.keyboard.press("Home")
    expect(await valueOf(page)).toBe(0)
    const least = await edges(page)
    await page.keyboard.press("End")
    expect(await valueOf(page)).toBe(100)
    const most = await edges(page)
    expect(least.line).toBeLessThan(most.line)
    expect([most.before, most.after]).not.toEqual([least.before, least.after])
    const { width = 0, height = 0 } = (await handle(page).boundingBox()) ?? {}
    await handle(page).click({ position: { x: width / 2, y: height / 2 } })
    expect(Math.abs((await valueOf(page)) - 50)).toBeLessThan(5)
    expect(await axeViolations(page)).toEqual([])
    // Of what was turned away above a busy browser tells late.
    expect(problems.filter(problem => !problem.includes("ERR_FAILED"))).toEqual([])
    problems.length = 0
  })

  test.describe("on a phone", () => {
    test.use({ ...phoneViewport, hasTouch: true, isMobile: true })
    test("goes where it is tapped, and stays on the screen", async ({ page, open }) => {
      await open(PAGE)
      const before = await valueOf(page)
      await handle(page).scrollIntoViewIfNeeded()
      const { x, width, height } = (await handle(page).boundingBox())!
      await handle(page).tap({ position: { x: width * 0.2, y: height / 2 } })
      await live(page)
      expect(await valueOf(page)).toBeLessThan(before)
      expect(x >= 0 && x + width <= 390).toBe(true)
      expect(await horizontalOverflow(page)).toBe(0)
    })
  })

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false })
    test("shows its picture and no handle", async ({ page, open }) => {
      await open(PAGE)
      await expect(handle(page)).toBeHidden()
      await expect(page.locator(`${SLIDER} [role=img]`)).toBeVisible()
      await expect(page.locator(`${SLIDER} [hidden]`).first()).toBeHidden()
    })
  })
})
