import type { ModeColors } from "./tokens"

/** What is read of the colors of a mode, by WCAG 2: which can be told apart, which cannot, and what would do. */

const channel = (value: number) => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4)

const BLACK = [0, 0, 0]
const WHITE = [255, 255, 255]

const channelsOf = (color: string): number[] =>
  [1, 3, 5].map(start => Number.parseInt(color.slice(start, start + 2), 16))

/** Relative luminance, as WCAG 2 defines it. */
const luminance = (color: string): number => {
  const [red = 0, green = 0, blue = 0] = channelsOf(color).map(value => channel(value / 255))
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue
}

/** How far two colors stand out from one another: from 1 to 21. */
export const contrast = (one: string, other: string): number => {
  const [light = 0, dark = 0] = [luminance(one), luminance(other)].sort((a, b) => b - a)
  return (light + 0.05) / (dark + 0.05)
}

type Color = Exclude<keyof ModeColors, "lamp" | "glow">
type Pair = readonly [text: Color, ...grounds: Color[]]

/** What is read. */
const text: Pair[] = [
  ["text", "background", "surface", "tint"],
  ["textSoft", "background", "surface", "tint"],
  ["accent", "background", "surface", "tint"],
  ["alert", "background", "surface"],
  ["surface", "alert"],
  ["onAction", "action"],
  ["onAccent", "accent"],
  ["onInverse", "inverse"],
  ["inverseSoft", "inverse"],
]

/** Lines and rings that mean something. */
const marks: Pair[] = [
  ["muted", "background", "surface"],
  ["text", "background", "surface", "tint"],
]

const LEAST = { text: 4.5, marks: 3 }

/** A color on its way to another: with the share 0 it is itself, with 1 the other. */
const towards = (color: string, end: readonly number[], share: number): string =>
  `#${channelsOf(color)
    .map((value, index) => Math.round(value + ((end[index] ?? 0) - value) * share))
    .map(value => value.toString(16).padStart(2, "0"))
    .join("")}`

/** The nearest color of the same tone that stands out enough from all grounds; nothing if none does. */
export const nearest = (color: string, grounds: readonly string[], least: number): string | undefined => {
  for (let step = 0; step <= 256; step++)
    for (const end of [BLACK, WHITE]) {
      const other = towards(color, end, step / 256)
      if (grounds.every(ground => contrast(other, ground) >= least)) return other
    }
  return undefined
}

interface Faint {
  front: Color
  ground: Color
  ratio: number
  /** What it needs. */
  least: number
  /** What would stand out from all of its grounds. */
  better: string | undefined
}

const faintOf = (colors: ModeColors, pairs: readonly Pair[], least: number): Faint[] =>
  pairs.flatMap(([front, ...grounds]) =>
    grounds.flatMap(ground => {
      const ratio = contrast(colors[front], colors[ground])
      const all = grounds.map(name => colors[name])
      return ratio < least ? [{ front, ground, ratio, least, better: nearest(colors[front], all, least) }] : []
    }),
  )

/** What of a mode cannot be told apart: nothing of it may go live. */
export const tooFaint = (colors: ModeColors): Faint[] => [
  ...faintOf(colors, text, LEAST.text),
  ...faintOf(colors, marks, LEAST.marks),
]

/**
 * What is told of faint colors, with the line on which the first of them stands.
 * @param source the text of tokens.ts
 * @param mode the name of the colors in it
 */
export const tellFaint = (faint: readonly Faint[], source: string, mode: string): string[] => {
  const lines = source.split("\n")
  const begin = lines.findIndex(line => line.includes(`const ${mode}`))
  return faint.map(({ front, ground, ratio, least, better }) => {
    const line = lines.findIndex((text, index) => index > begin && text.trimStart().startsWith(`${front}:`)) + 1
    const advice = better ? `The nearest that does is "${better}".` : `No color does: change ${ground} as well.`
    return `src/theme/tokens.ts:${line}: ${front} on ${ground} has ${ratio.toFixed(2)} to 1, and needs ${least}. ${advice}`
  })
}
