import { contrast } from "#tests/unit/contrast"
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
