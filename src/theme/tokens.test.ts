import { readFileSync } from "node:fs"
import { contrast, nearest, tellFaint, tooFaint } from "./contrast"
import { darkColors, lightColors } from "./tokens"

const source = readFileSync("src/theme/tokens.ts", "utf8")

test.each([
  ["lightColors", lightColors],
  ["darkColors", darkColors],
])("%s can be read: AA", (mode, colors) => expect(tellFaint(tooFaint(colors), source, mode)).toEqual([]))

test("colors that fail are told at their line, with the nearest that pass", () => {
  const spoilt = { ...lightColors, action: "#d96a00", onAction: "#ffffff" }
  const [told] = tellFaint(tooFaint(spoilt), source, "lightColors")
  expect(told).toMatch(/^src\/theme\/tokens\.ts:\d+: onAction on action has 3\.\d\d to 1, and needs 4\.5\. The nearest/)
  const better = tooFaint(spoilt)[0]!.better!
  expect(contrast(better, spoilt.action)).toBeGreaterThanOrEqual(4.5)
  expect(nearest("#777777", ["#777777"], 21)).toBeUndefined()
})
