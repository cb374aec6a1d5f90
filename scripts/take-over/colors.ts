import { LEAST, nearest, tooFaint } from "../../src/theme/contrast"
import type { ModeColors } from "../../src/theme/tokens"

/**
 * The colors of a mode with those of the owner in their place. What stands on a color that was given, and what was not
 * given itself, gives way until it can be read.
 * @returns the colors, and what gave way or cannot be read
 */
export const withColors = (own: ModeColors, given: Partial<ModeColors>): { colors: ModeColors; told: string[] } => {
  const colors = { ...own, ...given }
  const told: string[] = []
  for (const { front, ground } of tooFaint(colors)) {
    const [moved, still] = given[front] ? ([ground, front] as const) : ([front, ground] as const)
    const better = nearest(colors[moved], [colors[still]], LEAST.AA)
    if (given[moved] || !better) told.push(`${front} on ${ground} cannot be read: change one of the two.`)
    else {
      colors[moved] = better
      told.push(`${moved} is ${better}, so that ${front} can be read on ${ground}.`)
    }
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
