import assert from "node:assert/strict"
import type { Question } from "./question"

export const drawings: Question[] = [
  [1440, 900],
  [768, 1024],
  [390, 844],
].map(([width, height]) => ({
  title: `has no drawing that comes later on its first screen at ${width} px`,
  ask: async ({ page }) => {
    await page.setViewportSize({ width: width!, height: height! })
    const count = await page
      .locator("main img[loading=lazy][src^='/drawings/']")
      .evaluateAll(
        all =>
          all.map(one => one.getBoundingClientRect()).filter(({ top, height }) => height > 0 && top < innerHeight)
            .length,
      )
    assert.equal(count, 0)
  },
}))
