import { darkColors, lightColors, type ModeColors } from "./tokens"

type Color = Exclude<keyof ModeColors, "lamp" | "glow" | "pictureGround">

/** What must stand out from what, by WCAG 2 (AA): texts, then lines and rings that mean something. */
const pairs: [least: number, front: Color, ...grounds: Color[]][] = [
  [4.5, "text", "background", "surface", "tint"],
  [4.5, "textSecondary", "background", "surface", "tint"],
  [4.5, "accent", "background", "surface", "tint"],
  [4.5, "error", "background", "surface"],
  [4.5, "surface", "error"],
  [4.5, "onAction", "action"],
  [4.5, "onAccent", "accent"],
  [4.5, "onInverse", "inverse"],
  [4.5, "inverseSoft", "inverse"],
  [3, "muted", "background", "surface"],
]

/** Relative luminance, as WCAG 2 defines it. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(start => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How far two colors stand out from one another: from 1 to 21. */
const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

test.each([
  ["lightColors", lightColors],
  ["darkColors", darkColors],
])("%s can be read: AA", (_, colors) => {
  const tooFaint = pairs.flatMap(([least, front, ...grounds]) =>
    grounds.flatMap(ground => {
      const ratio = contrast(colors[front], colors[ground])
      return ratio < least ? [`${front} on ${ground} has ${ratio.toFixed(2)} to 1, and needs ${least}`] : []
    }),
  )
  expect(tooFaint).toEqual([])
})
