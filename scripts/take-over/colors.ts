import { BLACK, channelsOf, contrast, nearest, tooFaint, towards, WHITE } from "../../src/theme/contrast"
import { isShipped } from "../../model/launch/shipped"
import type { ModeColors } from "../../src/theme/tokens"

type Name = keyof ModeColors

/**
 * What a color is mixed of where the owner names none: from which towards which, and how far by day and by night. Each
 * may go by those above it. (What buttons say is in ink or in the ground's color, whichever can be read better.)
 */
const MIXED: readonly (readonly [Name, Name, Name | number[], ...shares: [day: number, night: number]])[] = [
  ["plane", "ground", WHITE, 0.6, 0.07],
  ["inkSoft", "ink", "ground", 0.2, 0.22],
  ["line", "ground", "ink", 0.15, 0.15],
  ["bar", "ground", "ink", 0.23, 0.22],
  ["pencil", "ground", "ink", 0.52, 0.45],
  ["signalEdge", "ink", "signal", 0, 1],
  ["signalShade", "signal", BLACK, 0.88, 0.45],
  ["wash", "ground", "sea", 0.17, 0.2],
  ["onSea", "ground", WHITE, 0.6, 0],
  ["deep", "sea", BLACK, 0.6, 0.9],
  ["onDeep", "ground", "ink", 0, 1],
  ["deepSoft", "onDeep", "deep", 0.3, 0.36],
  ["deepLine", "deep", "onDeep", 0.15, 0.12],
]

/**
 * The colors of a mode with those of the owner in their place. What follows from a color that has changed changes with
 * it, and what stands on it and was not given itself gives way until it can be read.
 * @returns the colors, and what gave way or cannot be read
 */
export const withColors = (own: ModeColors, given: Partial<ModeColors>, mode: 0 | 1) => {
  const colors = { ...own, ...given }
  const told: string[] = []
  const isNew = (name: Name) => own[name] !== colors[name]
  for (const [name, from, to, ...shares] of MIXED)
    if (!given[name] && (isNew(from) || (typeof to === "string" && isNew(to))))
      colors[name] = towards(colors[from], typeof to === "string" ? channelsOf(colors[to]) : to, shares[mode])
  const { ink, ground, signal } = colors
  if (!given.onSignal && (["ink", "ground", "signal"] as const).some(isNew))
    colors.onSignal = contrast(ink, signal) > contrast(ground, signal) ? ink : ground
  // What stands on a color that gave way is asked again; each color gives way once.
  const moved = new Set<Name>()
  for (let faint = tooFaint(colors); faint.length > 0; faint = tooFaint(colors)) {
    const next = faint.flatMap(({ front, ground, least, better }) =>
      better && !given[front] && !moved.has(front)
        ? [[front, better] as const]
        : given[ground] || moved.has(ground)
          ? []
          : [[ground, nearest(colors[ground], [colors[front]], least)] as const],
    )[0]
    if (!next?.[1]) {
      told.push(...faint.map(({ front, ground }) => `${front} on ${ground} cannot be read: change one of the two.`))
      break
    }
    const [name, better] = next
    colors[name] = better
    moved.add(name)
    told.push(`${name} is ${better}, so that all can be read.`)
  }
  return { colors, told }
}

/** The text of tokens.ts with the colors of a mode in it. */
export const inTokens = (source: string, mode: "lightColors" | "darkColors", colors: ModeColors): string => {
  const begin = source.indexOf(`export const ${mode}`)
  const end = source.indexOf("\n}\n", begin)
  const block = Object.entries(colors).reduce(
    (text, [name, value]) => text.replace(new RegExp(`(\\n  ${name}: )"[^"]*"`), `$1"${value}"`),
    source.slice(begin, end),
  )
  return source.slice(0, begin) + block + source.slice(end)
}

/** What is told while the letter mark in tokens.ts is the one that the project was shipped with. */
export const shippedMark = (source: string): string[] =>
  isShipped(/letterMark = "(.*)"/.exec(source)?.[1] ?? "")
    ? ["src/theme/tokens.ts: The letter mark is the sample's. Draw yours: one path in a box of 28 by 28."]
    : []
