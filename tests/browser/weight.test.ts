import assert from "node:assert/strict"
import { readFileSync } from "node:fs"
import { describe, test } from "node:test"
import { brotliCompressSync } from "node:zlib"
import { canonicalPages } from "./built-pages"
import { startBrowser, visit } from "./site"

startBrowser()

/** What a server sends before it waits for the browser (ten packets of 1,460 bytes), less 250 for its own header (decision 8). */
const FIRST_ROUND_TRIP = 14_350
/** Bytes of fonts a page may ask for. */
const FONTS = 60_000
/** Bytes of pictures on the first screen of a phone. */
const PICTURES = 120_000

describe("weight", () => {
  test("the home page comes in one round trip", () => {
    const size = brotliCompressSync(readFileSync("public/index.html")).length
    assert.ok(size <= FIRST_ROUND_TRIP, `${size} bytes; free some, or take something off the page`)
  })

  for (const { path } of canonicalPages()) {
    test(`${path}: fonts and pictures of the first screen of a phone`, () =>
      visit(path, { width: 390 }, async ({ page }) => {
        await page.waitForLoadState("networkidle")
        const loaded = await page.evaluate(() =>
          (performance.getEntriesByType("resource") as PerformanceResourceTiming[]).map(({ name, encodedBodySize }) => ({ name, encodedBodySize })),
        )
        const sum = (kind: RegExp) => loaded.filter(({ name }) => kind.test(name)).reduce((total, { encodedBodySize }) => total + encodedBodySize, 0)
        assert.ok(sum(/\.woff2$/) > 0, "no fonts were asked for")
        assert.ok(sum(/\.woff2$/) <= FONTS)
        assert.ok(sum(/\.(avif|webp|png|jpe?g|svg|gif)$/) <= PICTURES)
      }))
  }
})
