import { expect, type Page } from "@playwright/test"
import sharp from "sharp"
import { canonicalPages } from "./built-pages"
import { test, scriptModeName, scriptModes } from "./site"

/** A plate has a picture for phones too, which is not shown here. */
const LAZY = "main img[loading=lazy][src^='/drawings/']:visible"
/** The page with most drawings below its first screen. */
const lazyIn = ({ html }: { html: string }) => html.split('src="/drawings/').length
const PAGE = canonicalPages().reduce((most, page) => (lazyIn(page) > lazyIn(most) ? page : most)).path

/** The darkest and the lightest spot of a picture as it is seen, from 0 (black) to 255 (white). */
const shades = async (page: Page) => {
  const picture = await page.locator(LAZY).first().screenshot()
  const [channel] = (await sharp(picture).greyscale().stats()).channels
  return channel!
}

for (const way of scriptModes)
  test.describe(`drawings below the first screen, ${scriptModeName(way)}`, () => {
    test.use({ ...way, colorScheme: "light" })

    test("keep their place before they come, come, and follow the color mode", async ({ page, open }) => {
      await open(PAGE)
      const heights = () =>
        page.locator(LAZY).evaluateAll(all => all.map(one => Math.round(one.getBoundingClientRect().height)))
      const before = await heights()
      expect(before.length).toBeGreaterThan(0)
      expect(before.every(height => height > 0)).toBe(true)
      for (const image of await page.locator(LAZY).all()) {
        await image.scrollIntoViewIfNeeded()
        await expect(image).not.toHaveJSProperty("naturalWidth", 0)
      }
      expect(await heights()).toEqual(before)
      expect((await shades(page)).min, "ink by day").toBeLessThan(55)
      await page.emulateMedia({ colorScheme: "dark" })
      const byNight = await shades(page)
      expect(byNight.max, "chalk by night").toBeGreaterThan(195)
      if (!way.javaScriptEnabled) return
      await page.emulateMedia({ colorScheme: "light" })
      await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"))
      expect((await shades(page)).max, "chalk where the night was chosen").toBe(byNight.max)
    })
  })
