import assert from "node:assert/strict"
import { test, visit } from "./site"
import type { Page } from "@playwright/test"
import sharp from "sharp"
import { builtPages } from "./built-pages"

/** A plate has a picture for phones too, which is not shown here. */
const LAZY = "main img[loading=lazy][src^='/drawings/']:visible"
/** The page with most drawings below its first screen. */
const lazyIn = ({ html }: { html: string }) => html.split('src="/drawings/').length
const PAGE = builtPages().reduce((most, page) => (lazyIn(page) > lazyIn(most) ? page : most)).path

/** Scrolls through the page, as a reader does, and waits until every drawing has come. */
const readToTheEnd = async (page: Page) => {
  await page.evaluate(async () => {
    for (let y = 0; y < document.body.scrollHeight; y += innerHeight / 2) {
      scrollTo(0, y)
      await new Promise(requestAnimationFrame)
    }
  })
  await page.waitForFunction(() => [...document.images].every(image => image.complete || !image.checkVisibility()))
}

/** The darkness of a picture's darkest spot as it is seen, from 0 (white) to 255 (black), and of its lightest. */
const shades = async (page: Page, selector: string): Promise<{ darkest: number; lightest: number }> => {
  const picture = await page.locator(selector).first().screenshot()
  const { channels } = await sharp(picture).greyscale().stats()
  return { darkest: 255 - channels[0]!.min, lightest: 255 - channels[0]!.max }
}

test.describe("drawings below the first screen", () => {
  test("come without script, keep their place before they come, and say what they show", () =>
    visit(PAGE, { javaScriptEnabled: false }, async ({ page, problems }) => {
      const heights = () =>
        page.locator(LAZY).evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().height)))
      const before = await heights()
      assert.ok(before.length > 0)
      assert.ok(before.every(height => height > 0))
      for (const image of await page.locator(LAZY).all()) await image.scrollIntoViewIfNeeded()
      await page.waitForLoadState("networkidle")
      assert.deepEqual(await heights(), before)
      assert.ok(await page.locator(LAZY).evaluateAll(all => all.every(one => one.hasAttribute("alt"))))
      assert.deepEqual(problems, [])
    }))

  test("follow the color mode, that of the system and the one chosen here", () =>
    visit(PAGE, { colorScheme: "light" }, async ({ page }) => {
      await readToTheEnd(page)
      const byDay = await shades(page, LAZY)
      await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"))
      const chosen = await shades(page, LAZY)
      await page.evaluate(() => document.documentElement.setAttribute("data-theme", "system"))
      await page.emulateMedia({ colorScheme: "dark" })
      const byNight = await shades(page, LAZY)
      assert.ok(byDay.darkest > 200, "ink by day")
      assert.ok(chosen.lightest < 60, "chalk where the night was chosen")
      assert.deepEqual(byNight, chosen)
    }))
})
