import { expect, test } from "@playwright/test"
import { checkTextResizing } from "./page-checks/text-size"
import { importBundled } from "./rendering/bundle"
import type * as Render from "./rendering/long-texts"

const longTexts = [
  "Donaudampfschifffahrtselektrizitätenhauptbetriebswerkbaugesellschaft",
  "From $1,200,000–$1,400,000 per month and seat ",
  "1.234.567.890.123,45€",
]

test("wraps long words, prices and figures in every block", async ({ page }) => {
  await page.setContent(importBundled<typeof Render>("long-texts").renderBlocks(longTexts))
  for (const width of [1440, 768, 390]) {
    await page.setViewportSize({ width, height: 900 })
    const problems = await checkTextResizing(page, [""])
    // Picture notes have fixed positions; without the site's fonts a heading is higher than its line.
    const clipped = problems.filter(problem => !/^(overlap|clipped: H1)/.test(problem))
    expect.soft(clipped, `${width} px`).toEqual([])
  }
})
