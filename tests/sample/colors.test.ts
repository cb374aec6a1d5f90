import assert from "node:assert/strict"
import { test } from "node:test"
import { belowAAA } from "../../src/theme/contrast"
import { darkColors, lightColors } from "../../src/theme/tokens"
import { everywhere } from "../site/site"

test("sample: all text has the contrast of AAA, but for the sea on its own tint", everywhere, () => {
  const found = [lightColors, darkColors].flatMap(colors =>
    belowAAA(colors).map(({ front, ground }) => `${front} on ${ground}`),
  )
  assert.deepEqual(
    [...new Set(found)].filter(pair => pair !== "sea on wash"),
    [],
  )
})
