import assert from "node:assert/strict"
import { anyPage, test, visit, wakeUp } from "./site"
import type { Page } from "@playwright/test"
import { block, yaml } from "./content"

const { title: far = "" } = block<{ title: string }>("pages/home.yaml", "faq")
const { name, shipName } = yaml<{ name: string; shipName?: string }>("site.yaml")

/** A heading far below the first window of the home page. */
const heading = (page: Page) => page.getByRole("heading", { name: far })
/** Opacity of the heading as it is seen, that of everything around it included. */
const opacity = (page: Page) =>
  heading(page).evaluate(element => {
    let seen = 1
    for (let node: Element | null = element; node; node = node.parentElement)
      seen *= Number(getComputedStyle(node).opacity)
    return seen
  })
const waiting = (page: Page) => page.locator("[data-waiting]").count()

/** The bar at the very top: how much of it the page's progress covers. */
const progress = (page: Page) =>
  page.locator("[data-bar]").evaluate(bar => new DOMMatrix(getComputedStyle(bar, "::after").transform).a)

test.describe("motion", () => {
  test("the bar at the top is drawn, whether it moves or not", () =>
    visit(anyPage, { javaScriptEnabled: false }, async ({ page }) => {
      const image = await page.locator("[data-bar]").evaluate(bar => getComputedStyle(bar).backgroundImage)
      assert.match(image, /repeating-linear-gradient.*, linear-gradient/)
    }))

  test("the bar at the top is the page's progress; the hook sets its container down, the ship slides off", () =>
    visit("/", {}, async ({ page }) => {
      // A photograph in the place of the drawing has no parts.
      if ((await page.locator(".hoist").count()) === 0) return
      const placed = (part: string) =>
        page
          .locator(part)
          .first()
          .evaluate(group => getComputedStyle(group).translate)
      await page.waitForFunction(() =>
        [...document.querySelectorAll<HTMLImageElement>(".built img,.hoist img")].every(part => part.naturalWidth > 0),
      )
      const [start, up, ashore] = [await progress(page), await placed(".hoist"), await placed(".built")]
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }))
      await page.evaluate(() => new Promise(resolve => requestAnimationFrame(() => requestAnimationFrame(resolve))))
      assert.ok(start < 0.05 && (await progress(page)) > 0.95)
      assert.notEqual(await placed(".hoist"), up)
      assert.notEqual(await placed(".built"), ashore)
    }))

  test("the ship is launched with its name as the page opens", async () => {
    for (const width of [390, 1280])
      await visit("/", { width }, async ({ page }) => {
        if ((await page.locator(".built").count()) === 0) return
        const launched = () =>
          document
            .getAnimations()
            .filter(one => (one as CSSAnimation).animationName === "launch")
            .map(({ effect }) => (effect as KeyframeEffect).target?.textContent)
        assert.deepEqual(await page.evaluate(launched), [shipName ?? name])
      })
  })

  test("neither moves under reduced motion", () =>
    visit("/", { reducedMotion: "reduce" }, async ({ page }) => {
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }))
      assert.equal(await page.evaluate(() => document.getAnimations().length), 0)
    }))

  test("what lies below the window rises into view once", () =>
    visit("/", {}, async ({ page }) => {
      await wakeUp(page)
      await page.mouse.wheel(0, 20)
      await page.waitForFunction(() => document.querySelector("[data-waiting]"))
      assert.equal(await opacity(page), 0)
      await heading(page).scrollIntoViewIfNeeded()
      await page.mouse.wheel(0, 300)
      while ((await opacity(page)) < 1) await page.waitForTimeout(100)
      await page.evaluate(() => scrollTo({ top: 0, behavior: "instant" }))
      await page.waitForTimeout(300)
      assert.equal(await opacity(page), 1)
    }))

  test("who jumps to the end finds everything above revealed", () =>
    visit("/", {}, async ({ page }) => {
      await wakeUp(page)
      await page.mouse.wheel(0, 20)
      await page.waitForFunction(() => document.querySelector("[data-waiting]"))
      await page.evaluate(() => scrollTo({ top: document.body.scrollHeight, behavior: "instant" }))
      await page.waitForFunction(() => !document.querySelector("[data-waiting]"))
      assert.equal(await waiting(page), 0)
    }))

  test("durations and delays are those of the specification", () =>
    visit("/", {}, async ({ page }) => {
      await wakeUp(page)
      await page.mouse.wheel(0, 20)
      await page.waitForFunction(() => document.querySelector("[data-waiting]"))
      await page.evaluate(() => scrollTo({ top: 900, behavior: "instant" }))
      await page.waitForFunction(() =>
        document.getAnimations().some(({ effect }) => effect?.getTiming().fill === "backwards"),
      )
      const timings = await page.evaluate(() =>
        document
          .getAnimations()
          .flatMap(({ effect }) => (effect?.getTiming().fill === "backwards" ? [effect.getTiming()] : [])),
      )
      for (const { duration, delay } of timings) {
        assert.ok(Number(duration) >= 240 && Number(duration) <= 800)
        assert.equal((delay ?? 0) % 80, 0)
      }
    }))

  test("nothing is hidden without script", () =>
    visit("/", { javaScriptEnabled: false }, async ({ page }) => {
      assert.equal(await waiting(page), 0)
      assert.equal(await heading(page).evaluate(element => getComputedStyle(element).opacity), "1")
    }))

  test("nothing is hidden and nothing moves under reduced motion", () =>
    visit("/", { reducedMotion: "reduce" }, async ({ page }) => {
      await wakeUp(page)
      await page.mouse.wheel(0, 20)
      await page.waitForTimeout(300)
      assert.equal(await waiting(page), 0)
      assert.equal(await page.evaluate(() => document.getAnimations().length), 0)
    }))
})
