import { expect, type Page } from "@playwright/test"
import { BASE_URL } from "../../playwright.config"
import { isFullRun, samplePaths } from "./built-pages"
import { phoneViewport, test } from "./fixtures"
import { measureLayoutShift } from "./page-checks/layout-shift"

const FONTS = "**/*.woff2"
/** Families that every page loads for the site's language. */
const fontFamilies = ["Anybody", "Instrument Sans"]
/** Viewport widths in px of phones and wider screens. */
const widths = [320, 360, 375, 412, 430, 768, 1440]
/** Duration of a frame. */
const FRAME_MS = 17

/** Waits for the first contentful paint and returns its time in ms. */
const waitForFirstPaint = async (page: Page): Promise<number> => {
  const paint = () => page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? 0)
  await expect.poll(paint).toBeGreaterThan(0)
  return paint()
}
/** Returns the start times of font requests in ms. */
const fontStartTimes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ startTime }) => startTime),
  )
/** Returns whether an element is rendered in web fonts, not system fonts. */
const hasWebFont = async (page: Page, selector: string): Promise<boolean> => {
  const session = await page.context().newCDPSession(page)
  await session.send("DOM.enable")
  await session.send("CSS.enable")
  const { root } = await session.send("DOM.getDocument")
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector })
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId })
  return fonts.some(({ isCustomFont }) => isCustomFont)
}

/** Waits until a page is rendered in the display font: late on phones, where the footer comes last. */
const waitForDisplayFont = (page: Page) =>
  page.waitForFunction(
    family =>
      document.querySelector("footer")?.style.getPropertyValue("--font-display") ||
      [...document.fonts].some(font => font.family === family && font.status === "loaded"),
    fontFamilies[0],
  )

test.describe("late fonts", () => {
  for (const [index, width] of widths.entries())
    test(`does not shift the layout at ${width} px`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 })
      let firstPaintSeen = Promise.resolve()
      // A route also disables the cache: every visit is a first visit.
      await page.route(FONTS, route => firstPaintSeen.then(() => route.continue()))
      // Each width tests a share of the pages.
      for (const path of samplePaths().filter((_, position) => isFullRun || position % widths.length === index)) {
        let release = () => {}
        firstPaintSeen = new Promise<void>(resolve => (release = resolve))
        await page.goto(path, { waitUntil: "domcontentloaded" })
        await waitForFirstPaint(page)
        release()
        await page.waitForLoadState()
        await waitForDisplayFont(page)
        expect.soft(await measureLayoutShift(page), path).toEqual([])
      }
    })
})

test.describe("fonts", () => {
  test.describe("on a phone", () => {
    test.use(phoneViewport)
    test("renders headings in web fonts after the first paint, all text on the next page", async ({ page }) => {
      await page.goto("/")
      await expect.poll(() => fontStartTimes(page)).toHaveLength(fontFamilies.length)
      const paint = await waitForFirstPaint(page)
      // Paint times are accurate to a frame, not to the millisecond.
      for (const start of await fontStartTimes(page)) expect(start).toBeGreaterThan(paint - FRAME_MS)
      await waitForDisplayFont(page)
      expect(await hasWebFont(page, "h1")).toBe(true)
      expect(await hasWebFont(page, "main p")).toBe(false)
      await page.waitForLoadState("networkidle")
      await page.goto("/pricing", { referer: `${BASE_URL}/` })
      await waitForFirstPaint(page)
      expect(await hasWebFont(page, "h1")).toBe(true)
      expect(await hasWebFont(page, "main p")).toBe(true)
      expect(await measureLayoutShift(page)).toEqual([])
    })

    test("keeps the line breaks of headings when the display font loads", async ({ page }) => {
      let release = () => {}
      const firstPaintSeen = new Promise<void>(resolve => (release = resolve))
      await page.route(FONTS, route => firstPaintSeen.then(() => route.continue()))
      await page.goto("/", { waitUntil: "domcontentloaded" })
      await waitForFirstPaint(page)
      // "Illi" is much narrower in the fallback font, "mmm" in the display font.
      const heights = await page.locator("h1").evaluate(title => {
        const createHeading = (textContent: string) => {
          const heading = Object.assign(title.cloneNode() as HTMLElement, { textContent })
          heading.style.flex = "none"
          return heading
        }
        const headings = ["Illi ", "mmm "].map(word => createHeading(word.repeat(30)))
        const rows = Array.from({ length: 20 }, (_, index) => {
          const row = document.createElement("div")
          row.style.cssText = "display: flex; align-items: start"
          const textContent = "Text beside it. ".repeat(index + 1)
          row.append(createHeading("HHH"), Object.assign(document.createElement("p"), { textContent }))
          if (index % 2) row.append(row.firstChild!)
          return row
        })
        title.parentElement!.append(...headings, ...rows)
        return [...headings, ...rows].map(element => {
          element.dataset.lines = ""
          return element.offsetHeight
        })
      })
      release()
      await waitForDisplayFont(page)
      expect(
        await page.locator("[data-lines]").evaluateAll(list => list.map(item => (item as HTMLElement).offsetHeight)),
      ).toEqual(heights)
      // Turning the phone removes the inline styles that preserved the line breaks.
      await page.setViewportSize({ width: 900, height: 400 })
      await expect.poll(() => page.locator("[style*='letter-spacing'],[style*='font-family']").count()).toBe(0)
    })
  })

  test("loads fonts before the first paint on wide screens, more characters on demand", async ({ page }) => {
    await page.goto("/")
    const paint = await waitForFirstPaint(page)
    await expect.poll(() => fontStartTimes(page)).toHaveLength(fontFamilies.length)
    for (const start of await fontStartTimes(page)) expect(start).toBeLessThan(paint)
    const extended = page.waitForRequest(/instrument-sans-extended.*woff2$/)
    await page.evaluate(() => document.querySelector("main p")?.append("←"))
    await extended
  })

  test.describe("without JavaScript", () => {
    test.use({ javaScriptEnabled: false })
    test("loads all font families", async ({ page }) => {
      const requests: string[] = []
      page.on("request", request => requests.push(request.url()))
      await page.goto("/")
      await expect.poll(() => requests.filter(url => url.endsWith(".woff2"))).toHaveLength(fontFamilies.length)
    })
  })
})
