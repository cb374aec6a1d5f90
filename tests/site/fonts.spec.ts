import { expect, type Page } from "@playwright/test"
import { BASE_URL } from "../../playwright.config"
import { isFullRun, samplePaths } from "./built-pages"
import { measureLayoutShift } from "./page-checks/layout-shift"
import { phoneViewport, test } from "./site"

const FONTS = "**/*.woff2"
/** The letters of the site's language are in the files that every page sets. */
const FAMILIES = ["Anybody", "Instrument Sans"]
/** Milliseconds of a frame. */
const FRAME = 17

const firstPaint = async (page: Page): Promise<number> => {
  const paint = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0)
  await expect.poll(paint).toBeGreaterThan(0)
  return paint()
}
/** When fonts were asked for. */
const fontTimes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ startTime }) => startTime),
  )
/** Whether an element is painted in fonts of the site, and not in those of the system. */
const isInOwnFont = async (page: Page, selector: string): Promise<boolean> => {
  const session = await page.context().newCDPSession(page)
  await session.send("DOM.enable")
  await session.send("CSS.enable")
  const { root } = await session.send("DOM.getDocument")
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector })
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId })
  return fonts.some(({ isCustomFont }) => isCustomFont)
}

test.describe("on a first visit nothing moves, however late the fonts", () => {
  for (const [index, width] of [390, 768, 1440].entries())
    test(`at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      let isPainted = Promise.resolve()
      // A route also keeps the browser from using its cache: every visit is the first one.
      await page.route(FONTS, route => isPainted.then(() => route.continue()))
      for (const path of samplePaths().filter((_, at) => isFullRun || at % 3 === index)) {
        let release = () => {}
        isPainted = new Promise<void>(resolve => (release = resolve))
        await page.goto(path, { waitUntil: "domcontentloaded" })
        await firstPaint(page)
        release()
        await page.waitForLoadState()
        await page.evaluate(() => document.fonts.ready)
        expect.soft(await measureLayoutShift(page), path).toEqual([])
      }
    })
})

test.describe("fonts", () => {
  test.describe("on a phone", () => {
    test.use(phoneViewport)
    test("are asked for after the first paint, and the next page is painted in them", async ({ page }) => {
      await page.goto("/")
      await expect.poll(() => fontTimes(page)).toHaveLength(FAMILIES.length)
      const paint = await firstPaint(page)
      // A browser says to which frame a paint belongs, not to the millisecond.
      for (const start of await fontTimes(page)) expect(start).toBeGreaterThan(paint - FRAME)
      expect(await isInOwnFont(page, "h1")).toBe(false)
      await page.waitForLoadState("networkidle")
      await page.goto("/pricing", { referer: `${BASE_URL}/` })
      await firstPaint(page)
      expect(await isInOwnFont(page, "h1")).toBe(true)
      expect(await isInOwnFont(page, "main p")).toBe(true)
      expect(await measureLayoutShift(page)).toEqual([])
    })
  })

  test("a wide window asks for them before the first paint", async ({ page }) => {
    await page.goto("/", { waitUntil: "networkidle" })
    const paint = await firstPaint(page)
    const times = await fontTimes(page)
    expect(times).toHaveLength(FAMILIES.length)
    for (const start of times) expect(start).toBeLessThan(paint)
    const extended = page.waitForRequest(/instrument-sans-extended.*woff2$/)
    await page.evaluate(() => document.querySelector("main p")?.append("←"))
    await extended
  })

  test.describe("without script", () => {
    test.use({ javaScriptEnabled: false })
    test("are asked for", async ({ page }) => {
      const asked: string[] = []
      page.on("request", request => asked.push(request.url()))
      await page.goto("/")
      await expect.poll(() => asked.filter(url => url.endsWith(".woff2"))).toHaveLength(FAMILIES.length)
    })
  })
})
