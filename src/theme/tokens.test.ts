import { darkColors, lightColors, type ModeColors } from "./tokens"

type Color = Exclude<keyof ModeColors, "lamp" | "glow" | "pictureGround">

/** Minimum contrasts by WCAG 2 (AA): text 4.5, meaningful lines and focus rings 3. */
const pairs: [min: number, foreground: Color, ...backgrounds: Color[]][] = [
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

/** Values of decorations, and of backgrounds of imported pictures. */
const decorations: (keyof ModeColors)[] = [
  "divider",
  "bar",
  "actionEdge",
  "actionShade",
  "inverseLine",
  "lamp",
  "glow",
  "pictureGround",
]

/** Returns the relative luminance by WCAG 2. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map(start => Number.parseInt(color.slice(start, start + 2), 16) / 255)
    .map(value => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** Returns the contrast of two colors, from 1 to 21. */
const contrast = (foreground: string, background: string): number => {
  const [light = 0, dark = 0] = [luminance(foreground), luminance(background)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

describe("color tokens", () => {
  test.each([
    ["lightColors", lightColors],
    ["darkColors", darkColors],
  ])("meets WCAG AA contrast: %s", (_, colors) => {
    const failures = pairs.flatMap(([min, foreground, ...backgrounds]) =>
      backgrounds.flatMap(background => {
        const ratio = contrast(colors[foreground], colors[background])
        return ratio < min ? [`${foreground} on ${background}: ${ratio.toFixed(2)} to 1, expected ${min}`] : []
      }),
    )
    expect(failures).toEqual([])
  })

  test("has a minimum contrast for every color that is not a decoration", () => {
    const listed = new Set<string>([...pairs.flatMap(([, ...colors]) => colors), ...decorations])
    expect(Object.keys(lightColors).filter(color => !listed.has(color))).toEqual([])
  })
})
