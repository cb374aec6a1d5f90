import { expect, type Page } from "@playwright/test"
import sharp from "sharp"
import { canonicalPages } from "./built-pages"
import { scriptModeName, scriptModes, test } from "./fixtures"

/** Visible lazy drawings; some have a hidden version for other widths. */
const LAZY = "main img[loading=lazy][src^='/drawings/']:visible"
/** Counts the drawings of a page that are files: those below the fold. */
const countLazy = ({ html }: { html: string }) => html.split('src="/drawings/').length - 1
/** The page with most lazy drawings. */
const PAGE = canonicalPages().reduce((max, page) => (countLazy(page) > countLazy(max) ? page : max)).path

/** Returns the minimum and maximum brightness of a picture's screenshot, 0 to 255. */
const brightnessRange = async (page: Page) => {
  const picture = await page.locator(LAZY).first().screenshot()
  const [channel] = (await sharp(picture).greyscale().stats()).channels
  return channel!
}

for (const mode of scriptModes)
  test.describe(`drawing below the fold ${scriptModeName(mode)}`, () => {
    test.use({ ...mode, colorScheme: "light" })

    test("keeps its space, loads on scroll and follows the color mode", async ({ page, open }) => {
      await open(PAGE)
      const heights = () =>
        page.locator(LAZY).evaluateAll(all => all.map(image => Math.round(image.getBoundingClientRect().height)))
      const before = await heights()
      expect(before.length).toBeGreaterThan(0)
      expect(before.every(height => height > 0)).toBe(true)
      for (const image of await page.locator(LAZY).all()) {
        await image.scrollIntoViewIfNeeded()
        await expect(image).not.toHaveJSProperty("naturalWidth", 0)
      }
      expect(await heights()).toEqual(before)
      expect((await brightnessRange(page)).min, "dark lines in light mode").toBeLessThan(55)
      await page.emulateMedia({ colorScheme: "dark" })
      const darkRange = await brightnessRange(page)
      expect(darkRange.max, "light lines in dark mode").toBeGreaterThan(195)
      if (!mode.javaScriptEnabled) return
      await page.emulateMedia({ colorScheme: "light" })
      await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"))
      expect((await brightnessRange(page)).max, "light lines in the chosen dark mode").toBe(darkRange.max)
    })
  })
