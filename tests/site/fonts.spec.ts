import assert from "node:assert/strict"
import { isFull, needsArial, siteUrl, test, windowOf } from "./site"
import type { Browser, BrowserContext, Page } from "@playwright/test"
import { type BuiltPage, canonicalPages, isFurther } from "./built-pages"
import { shift, STILL } from "./every-page/still"

const FONTS = "**/*.woff2"
const FAMILIES = ["Anybody", "Instrument Sans"]
/** The letters of the site's language are in the files that every page sets. */
const FILES = FAMILIES.length
/** Milliseconds of a frame. */
const FRAME = 17
/** Tabs of one width that are open at once. */
const AT_ONCE = 3

let browser: Browser
test.beforeAll(({ browser: own }) => {
  browser = own
})

/** Opens a window of its own, which nobody has visited the site in. */
const inWindow = async (
  options: { width: number; javaScriptEnabled?: boolean },
  run: (page: Page, context: BrowserContext) => Promise<void>,
) => {
  const { width, ...rest } = options
  const context = await browser.newContext({ viewport: windowOf(width), ...rest })
  try {
    await run(await context.newPage(), context)
  } finally {
    await context.close()
  }
}

const untilPainted = (page: Page) =>
  page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)

/**
 * Opens pages as a first visitor whose fonts come after the first paint, and tells how far each moves.
 * @param paths what is opened, one after another in one tab
 */
const movedOnFirstVisits = async (context: BrowserContext, paths: string[]): Promise<string[]> => {
  const page = await context.newPage()
  let isPainted = Promise.resolve()
  // A route also keeps the browser from using its cache: every visit is the first one.
  await page.route(FONTS, route => isPainted.then(() => route.continue()))
  const moved: string[] = []
  for (let path = paths.pop(); path !== undefined; path = paths.pop()) {
    let release = () => {}
    isPainted = new Promise<void>(resolve => (release = resolve))
    await page.goto(siteUrl + path, { waitUntil: "domcontentloaded" })
    await untilPainted(page)
    release()
    await page.waitForLoadState()
    await page.evaluate(() => document.fonts.ready)
    const sum = await shift(page)
    if (sum > STILL) moved.push(`${path}: ${sum.toFixed(4)}`)
  }
  await page.close()
  return moved
}

/** How many fonts of the site an element is painted in; none if those of the system stand in. */
const ownFonts = async (page: Page, selector: string): Promise<number> => {
  const session = await page.context().newCDPSession(page)
  await session.send("DOM.enable")
  await session.send("CSS.enable")
  const { root } = await session.send("DOM.getDocument")
  const { nodeId } = await session.send("DOM.querySelector", { nodeId: root.nodeId, selector })
  const { fonts } = await session.send("CSS.getPlatformFontsForNode", { nodeId })
  return fonts.filter(({ isCustomFont }) => isCustomFont).length
}

const fontTimes = (page: Page) =>
  page.evaluate(() =>
    performance
      .getEntriesByType("resource")
      .filter(({ name }) => name.endsWith(".woff2"))
      .map(({ startTime }) => startTime),
  )

const firstPaint = (page: Page) =>
  page.evaluate(() => performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN)

const PHONE = 390
const IN_TURN = [360, 412, 768, 1024, 1280, 1440]
/**
 * The first page of each kind is visited on a phone, every other one in another width in its turn; with TEST_FULL=1
 * every page in all of them. That nothing moves where fonts come in time is asked where a page is open
 * (every-page/still.ts).
 */
test.describe("on a first visit nothing moves, however late the fonts", () => {
  for (const width of [PHONE, ...IN_TURN]) {
    const isVisited = ({ path }: BuiltPage, index: number, pages: BuiltPage[]) => {
      const turn = index % 2 === 0 ? PHONE : IN_TURN[((index - 1) / 2) % IN_TURN.length]
      return isFull || (turn === width && !isFurther(path, pages))
    }
    test(`on any page at ${width} px`, () =>
      inWindow({ width }, async (_, context) => {
        const paths = canonicalPages()
          .filter(isVisited)
          .map(({ path }) => path)
        const moved = await Promise.all(Array.from({ length: AT_ONCE }, () => movedOnFirstVisits(context, paths)))
        assert.deepEqual(moved.flat(), [])
      }))
  }
})

test.describe("fonts", () => {
  test("a phone asks for them after the first paint, and paints the next page in them", () =>
    inWindow({ width: 390 }, async page => {
      await page.goto(siteUrl)
      await page.waitForFunction(
        () => performance.getEntriesByType("resource").filter(({ name }) => name.endsWith(".woff2")).length === 2,
      )
      const paint = await firstPaint(page)
      // A browser says to which frame a paint belongs, not to the millisecond.
      for (const start of await fontTimes(page))
        assert.ok(start > paint - FRAME, `asked for at ${start}, painted at ${paint}`)
      assert.equal(await ownFonts(page, "h1"), 0)
      await page.waitForLoadState("networkidle")
      await page.goto(`${siteUrl}/pricing`, { referer: `${siteUrl}/` })
      await untilPainted(page)
      assert.ok((await ownFonts(page, "h1")) > 0)
      assert.ok((await ownFonts(page, "main p")) > 0)
      assert.ok((await shift(page)) < STILL)
    }))

  test("a wide window asks for them before the first paint", () =>
    inWindow({ width: 1440 }, async page => {
      await page.goto(siteUrl)
      await untilPainted(page)
      const paint = await firstPaint(page)
      const times = await fontTimes(page)
      assert.equal(times.length, FILES)
      for (const start of times) assert.ok(start < paint, `asked for at ${start}, painted at ${paint}`)
    }))

  test("what stands in for them is as wide", () =>
    inWindow({ width: 1440 }, async page => {
      await page.goto(`${siteUrl}/about`)
      await needsArial(page)
      const ratios = await page.evaluate(async families => {
        const style = getComputedStyle(document.documentElement)
        const text = document.querySelector("main")?.textContent ?? ""
        const context = document.createElement("canvas").getContext("2d")
        if (!context) throw new Error("No canvas to measure on.")
        const widthIn = (stack: string) => {
          context.font = `16px ${stack}`
          return context.measureText(text).width
        }
        const stacks = [style.getPropertyValue("--display"), style.getPropertyValue("--text")]
        await Promise.all(families.map(family => document.fonts.load(`16px "${family}"`)))
        return stacks.map(stack => widthIn(stack) / widthIn(stack.slice(stack.indexOf(",") + 1)))
      }, FAMILIES)
      for (const ratio of ratios) assert.ok(Math.abs(ratio - 1) < 0.05, `${ratio} times as wide`)
    }))

  test("letters of other languages come with their own files, only where they are used", () =>
    inWindow({ width: 1440 }, async page => {
      await page.goto(siteUrl, { waitUntil: "networkidle" })
      const files = () =>
        page.evaluate(
          () => performance.getEntriesByType("resource").filter(({ name }) => /extended.*woff2$/.test(name)).length,
        )
      assert.equal(await files(), 0)
      await page.evaluate(() => document.querySelector("main p")?.append("←"))
      await page.waitForFunction(() =>
        performance.getEntriesByType("resource").some(({ name }) => /instrument-sans-extended.*woff2$/.test(name)),
      )
    }))

  test("they are asked for without script", () =>
    inWindow({ width: 390, javaScriptEnabled: false }, async page => {
      const asked: string[] = []
      page.on("request", request => asked.push(request.url()))
      await page.goto(siteUrl, { waitUntil: "networkidle" })
      assert.equal(asked.filter(url => url.endsWith(".woff2")).length, FILES)
    }))
})
