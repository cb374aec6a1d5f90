import { lightColors, darkColors, type ModeColors } from "./tokens"

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

/** Relative luminance, as WCAG 2 defines it. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map(start =>
    channel(Number.parseInt(color.slice(start, start + 2), 16) / 255),
  )
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

type Pair = readonly [text: keyof ModeColors, ...grounds: (keyof ModeColors)[]]

/** What is read: AAA. */
const text: Pair[] = [
  ["ink", "ground", "plane", "wash"],
  ["inkSoft", "ground", "plane", "wash"],
  ["sea", "ground", "plane"],
  ["alert", "ground", "plane"],
  ["plane", "alert"],
  ["onSignal", "signal"],
  ["onSea", "sea"],
  ["onDeep", "deep"],
  ["deepSoft", "deep"],
]

/** Short words in a colour that says what they are: AA. */
const labels: Pair[] = [["sea", "wash"]]

/** Lines and rings that mean something: 3 to 1. */
const marks: Pair[] = [
  ["pencil", "ground", "plane"],
  ["ink", "ground", "plane", "wash"],
  ["signal", "deep"],
]

describe.each([
  ["day", lightColors],
  ["night", darkColors],
])("%s", (_, colors) => {
  const tooFaint = (pairs: Pair[], least: number) =>
    pairs
      .flatMap(([front, ...grounds]) =>
        grounds.map(ground => [front, ground, contrast(colors[front], colors[ground])] as const),
      )
      .filter(([, , ratio]) => ratio < least)
      .map(([front, ground, ratio]) => `${front} on ${ground}: ${ratio.toFixed(2)}`)

  test("text has the contrast of AAA", () => expect(tooFaint(text, 7)).toEqual([]))
  test("coloured labels have the contrast of AA", () => expect(tooFaint(labels, 4.5)).toEqual([]))
  test("marks stand out from their ground", () => expect(tooFaint(marks, 3)).toEqual([]))
})
