import { withColors } from "../../scripts/take-over/colors"
import { contrast, tooFaint } from "../../src/theme/contrast"
import { darkColors, lightColors } from "../../src/theme/tokens"

const DAY = { ground: "#f4f5f0", ink: "#1c2420", signal: "#0b6e4f", sea: "#5b3a1e" }
const NIGHT = { ground: "#101512", ink: "#eef0ea", signal: "#59c9a0", sea: "#c99a6b" }

test("four colors of an owner become a palette that can be read, in each mode", () => {
  for (const [own, given, mode] of [
    [lightColors, DAY, 0],
    [darkColors, NIGHT, 1],
  ] as const) {
    const { colors } = withColors(own, given, mode)
    expect(colors).toMatchObject(given)
    expect(tooFaint(colors)).toEqual([])
    for (const name of ["plane", "inkSoft", "line", "wash", "deep", "onDeep"] as const)
      expect([name, colors[name]]).not.toEqual([name, own[name]])
    // Done once more, it changes nothing.
    expect(withColors(colors, given, mode)).toEqual({ colors, told: [] })
  }
})

test("without a color nothing is mixed; a signal alone leaves paper and ink as they are", () => {
  expect(withColors(lightColors, {}, 0)).toEqual({ colors: lightColors, told: [] })
  const { colors } = withColors(lightColors, { signal: "#0b3d6e" }, 0)
  expect([colors.ground, colors.ink, colors.plane]).toEqual([lightColors.ground, lightColors.ink, lightColors.plane])
  expect(contrast(colors.onSignal, colors.signal)).toBeGreaterThanOrEqual(4.5)
})

test("the color of buttons, light, middle or dark, leaves the dark sections dark, and buttons say their words in ink or in paper", () => {
  for (const signal of ["#e0a15f", "#a3541c", "#0b6e4f", "#5b2a86", "#14181a"])
    for (const [own, mode] of [
      [lightColors, 0],
      [darkColors, 1],
    ] as const) {
      const { colors } = withColors(own, { signal }, mode)
      expect(tooFaint(colors)).toEqual([])
      expect([signal, colors.deep, colors.onDeep]).toEqual([signal, own.deep, own.onDeep])
      expect(contrast(colors.onSignal, own.ink) < 1.1 || contrast(colors.onSignal, own.ground) < 1.1).toBe(true)
    }
})
