import assert from "node:assert/strict"
import { describe, test } from "node:test"
import type { Page } from "playwright-core"
import { startBrowser, visit } from "./site"

startBrowser()

const FAMILIES = ["Anybody", "Instrument Sans"]

/** Names of the real faces that are in use. */
const loaded = (page: Page) =>
  page.evaluate(() => [...document.fonts].filter(({ status }) => status === "loaded").map(({ family }) => family.replaceAll('"', "")))

const untilLoaded = (page: Page) =>
  page.waitForFunction(
    families => families.every(family => [...document.fonts].some(face => face.family.includes(family) && face.status === "loaded")),
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

describe("fonts", () => {
  for (const width of [360, 390, 412, 768, 1440]) {
    test(`nothing on the home page moves when they arrive, at ${width} px`, () =>
      visit("/", { width }, async ({ page }) => {
        await untilLoaded(page)
        assert.ok((await shift(page)) < 0.001)
      }))
  }

  test("they are asked for after the first paint, and at once on the next page", () =>
    visit("/", {}, async ({ page }) => {
      await untilLoaded(page)
      const [paint, font] = await page.evaluate(() => [
        performance.getEntriesByName("first-contentful-paint")[0]?.startTime ?? Number.NaN,
        performance.getEntriesByType("resource").find(({ name }) => name.endsWith(".woff2"))?.startTime ?? Number.NaN,
      ])
      assert.ok(Number(font) > Number(paint), `font asked for at ${font}, first paint at ${paint}`)
      await page.goto(new URL("/pricing", page.url()).href)
      assert.equal(await page.locator("#faces").getAttribute("media"), "all")
    }))

  test("they are there without script", () =>
    visit("/", { javaScriptEnabled: false }, async ({ page }) => {
      await page.waitForLoadState("networkidle")
      const families = await loaded(page)
      for (const family of FAMILIES) assert.ok(families.includes(family), family)
    }))
})
