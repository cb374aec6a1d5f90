import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { canonicalPages } from "./built-pages"
import { everywhere, visit, wakeUp } from "./site"

const FILE = "**/later/*.json"
/** The page with most drawings below its first screen. */
const framesOf = ({ html }: { html: string }) => html.split("data-frame=").length
const PAGE = canonicalPages().reduce((most, page) => (framesOf(page) > framesOf(most) ? page : most)).path

describe("what comes after the first paint", everywhere, () => {
  test("is on no first screen", () =>
    visit("/", {}, async ({ page }) => {
      await page.route(FILE, route => route.abort())
      await page.route("**/*.woff2", route => route.abort())
      const seen: string[] = []
      for (const { path } of canonicalPages()) {
        await page.goto(new URL(path, page.url()).href, { waitUntil: "domcontentloaded" })
        for (const [width, height] of [
          [390, 844],
          [768, 1024],
          [1440, 900],
        ] as const) {
          await page.setViewportSize({ width, height })
          const count = await page
            .locator("[data-frame]")
            .evaluateAll(
              all =>
                all.map(one => one.getBoundingClientRect()).filter(({ top, height }) => height > 0 && top < innerHeight)
                  .length,
            )
          if (count > 0) seen.push(`${path} at ${width} px: ${count}`)
        }
      }
      assert.deepEqual(seen, [])
    }))

  test("fills the frames, and nothing moves", () =>
    visit(PAGE, {}, async ({ page, problems }) => {
      const frames = page.locator("[data-frame]")
      await page.waitForFunction(() =>
        [...document.querySelectorAll("[data-frame]")].every(frame => frame.childElementCount > 0),
      )
      assert.ok((await frames.count()) > 0)
      const heights = () => frames.evaluateAll(all => all.map(one => one.getBoundingClientRect().height))
      const filled = await heights()
      await frames.evaluateAll(all => all.forEach(one => one.replaceChildren()))
      assert.deepEqual(await heights(), filled)
      assert.deepEqual(problems, [])
    }))

  test("is waited for by React, which then finds the page whole", () =>
    visit("/", {}, async ({ page, problems }) => {
      await page.route(FILE, async route => {
        await new Promise(resolve => setTimeout(resolve, 1500))
        await route.continue()
      })
      await page.goto(new URL(PAGE, page.url()).href)
      await wakeUp(page)
      assert.equal(await page.locator("[data-frame]:empty").count(), 0)
      assert.deepEqual(problems, [])
    }))

  test("is drawn by React, if it never came", () =>
    visit("/", {}, async ({ page }) => {
      await page.route(FILE, route => route.abort())
      await page.goto(new URL(PAGE, page.url()).href)
      assert.ok((await page.locator("[data-frame]:empty").count()) > 0)
      await wakeUp(page)
      await page.waitForFunction(() =>
        [...document.querySelectorAll("main section svg")].every(drawing => drawing.childElementCount > 0),
      )
    }))

  test("is not waited for longer than three seconds", () =>
    visit("/", {}, async ({ page }) => {
      await page.route(FILE, () => undefined)
      await page.goto(new URL(PAGE, page.url()).href)
      await wakeUp(page)
      await page.waitForFunction(() =>
        [...document.querySelectorAll("main section svg")].every(drawing => drawing.childElementCount > 0),
      )
    }))

  test("is there without script", () =>
    visit(PAGE, { javaScriptEnabled: false }, async ({ page, problems }) => {
      const backgrounds = await page
        .locator("[data-frame]")
        .evaluateAll(all => all.map(one => getComputedStyle(one).backgroundImage.slice(0, 23)))
      assert.deepEqual([...new Set(backgrounds)], ['url("data:image/svg+xml'])
      await page.emulateMedia({ media: "print" })
      assert.equal(await page.locator("main form, [data-banner]").first().isVisible(), false)
      assert.deepEqual(problems, [])
    }))
})
