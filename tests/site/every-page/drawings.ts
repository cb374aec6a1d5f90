import assert from "node:assert/strict"
import type { Question } from "./question"

export const drawings: Question[] = (
  [
    [1440, 900],
    [768, 1024],
    [390, 844],
  ] as const
).map(([width, height]) => ({
  title: `has no drawing that comes later on its first screen at ${width} px`,
  width,
  height,
  ask: async ({ page }) => {
    const count = await page.evaluate(
      () =>
        // A portrait beside a name may, and what is let down over the ship of the home page.
        [...document.querySelectorAll("main img[loading=lazy][src^='/drawings/']:not([data-portrait] img, .hoist img)")]
          .map(one => one.getBoundingClientRect())
          .filter(({ top, height }) => height > 0 && top < innerHeight).length,
    )
    assert.equal(count, 0)
  },
}))
