import assert from "node:assert/strict"
import type { Page } from "playwright-core"
import type { Question } from "./question"

/** What belongs to the screen: the header, the footer, navigation, and calls to act. */
const FRAME = ["body > div header >> nth=0", "footer:not(main *)", "[data-floating]", "nav", "[data-banner]"]

const shown = async (page: Page, selectors: string[]) => {
  const counts = await Promise.all(selectors.map(selector => page.locator(selector).filter({ visible: true }).count()))
  return selectors.filter((_, index) => counts[index]! > 0)
}

export const print: Question = {
  title: "prints its matter alone, ink on white, whatever the screen has",
  width: 700,
  ask: async ({ page }) => {
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "dark"))
    await page.emulateMedia({ media: "print", colorScheme: "dark" })
    assert.deepEqual(await shown(page, FRAME), [])
    assert.ok(await page.locator("main h1").isVisible())
    const colors = await page
      .locator("body")
      .evaluate(body => [getComputedStyle(body).backgroundColor, getComputedStyle(body).color])
    assert.deepEqual(colors, ["rgb(255, 255, 255)", "rgb(0, 0, 0)"])
    await page.evaluate(() => document.documentElement.setAttribute("data-theme", "system"))
    await page.emulateMedia({ media: "screen", colorScheme: "light" })
  },
}
