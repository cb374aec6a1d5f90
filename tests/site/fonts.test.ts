import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { everywhere, visit } from "./site"

const FAMILIES = ["Anybody", "Instrument Sans"]

/** Names of the real faces that are in use. */
const loaded = (page: Page) =>
  page.evaluate(() =>
    [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")),
  )

const untilLoaded = (page: Page) =>
  page.waitForFunction(
    families =>
      families.every(family =>
        [...document.fonts].some(face => face.family.includes(family) && face.status === "loaded"),
      ),
    FAMILIES,
  )

/** How far the page has moved by itself since it was opened, by the browser's own count. */
const shift = (page: Page) =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value
        }).observe({ type: "layout-shift", buffered: true })
        setTimeout(() => resolve(sum), 100)
      }),
  )

describe("fonts", everywhere, () => {
  for (const width of [360, 390, 412, 768, 1440]) {
    test(`nothing on the home page moves when they arrive, at ${width} px`, () =>
      visit("/", { width }, async ({ page }) => {
        await page.waitForSelector("html[data-faces]", { state: "attached" })
        assert.ok((await shift(page)) < 0.001)
      }))
  }

  test("they are asked for after the first paint, and at once on the next page", () =>
    visit("/", {}, async ({ page }) => {
      const times = () =>
        page.evaluate(() => ({
          paint: performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
          font:
            performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".woff2"))?.startTime ??
            Number.NaN,
        }))
      await untilLoaded(page)
      const first = await times()
      assert.ok(first.font > first.paint, `font asked for at ${first.font}, first paint at ${first.paint}`)
      await page.goto(new URL("/pricing", page.url()).href)
      await untilLoaded(page)
      await page.waitForFunction(() => performance.getEntriesByName("first-contentful-paint").length > 0)
      const next = await times()
      assert.ok(next.font < next.paint, `font asked for at ${next.font}, first paint at ${next.paint}`)
    }))

  test("every band is set in them, then all that comes", () =>
    visit("/", { width: 390 }, async ({ page }) => {
      await page.waitForSelector("html[data-faces]", { state: "attached" })
      assert.equal(await page.locator("main > section:not([data-faces])").count(), 0)
      const families = await page
        .locator("h1, h2, p, footer a")
        .evaluateAll(all => [...new Set(all.map(one => getComputedStyle(one).fontFamily.split(",")[0]))])
      assert.deepEqual(families.map(family => family?.replaceAll('"', "")).sort(), FAMILIES)
    }))

  test("a page is whole before they arrive, and stays readable if they never do", () =>
    visit("/", { width: 390 }, async ({ page }) => {
      const height = () => page.evaluate(() => document.documentElement.scrollHeight)
      await page.waitForSelector("html[data-faces]", { state: "attached" })
      const whole = await height()
      await page.evaluate(() => localStorage.clear())
      await page.route("**/*.woff2", route => route.abort())
      await page.reload({ waitUntil: "load" })
      // Line breaks in running text may differ by a line here and there.
      assert.ok(Math.abs((await height()) - whole) < whole * 0.02, `${await height()} px, ${whole} px with the fonts`)
      assert.equal(await page.locator("html[data-faces]").count(), 0)
    }))

  test("letters beyond English come with their own files, only where they are used", () =>
    visit("/", {}, async ({ page }) => {
      await untilLoaded(page)
      const files = () =>
        page.evaluate(
          () => performance.getEntriesByType("resource").filter(({ name }) => /extended.*woff2$/.test(name)).length,
        )
      assert.equal(await files(), 0)
      await page.evaluate(() => document.querySelector("main p")?.append("≥ 5 €"))
      await page.waitForFunction(() =>
        performance.getEntriesByType("resource").some(({ name }) => /instrument-sans-extended.*woff2$/.test(name)),
      )
    }))

  test("they are there without script", () =>
    visit("/", { javaScriptEnabled: false }, async ({ page }) => {
      await page.waitForLoadState("networkidle")
      const families = await loaded(page)
      for (const family of FAMILIES) assert.ok(families.includes(family), family)
    }))
})
