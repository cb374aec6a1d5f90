import type { Setting, Typesetter } from "../pictures/lettering"

/** Distance of lines, in parts of their size. */
export const LEADING = 1.02
const SIZES = { most: 92, least: 40 }
/**
 * A last line shorter than this part of the longest looks lost; the title is set up to this much smaller to mend it.
 */
const SHORTEST_END = 0.45
const SMALLER = 0.7

/** @returns how a title of this size is set */
export const titleSetting = (size: number): Setting => ({ family: "display", size, tracking: -0.022 })

/** Where a title goes: at most so many lines, because a column of single words is no headline. */
export interface TitleBox {
  width: number
  height: number
  lines: number
}

/** Widths of words at size 1, and that of the space between them. */
interface Measures {
  words: readonly number[]
  gap: number
}

/** How few lines of this width hold the words; infinitely many if a word alone is wider. */
const fewestLines = ({ words, gap }: Measures, width: number): number => {
  if (Math.max(...words) > width) return Infinity
  let count = 1
  let filled = -gap
  for (const word of words) {
    if (filled + gap + word <= width) filled += gap + word
    else {
      count++
      filled = word
    }
  }
  return count
}

/**
 * The most even way to break words into so many lines: the squares of what is missing to the full width are least.
 * @returns how many words stand before the end of each line, and the widths of the lines
 */
const breakEvenly = ({ words, gap }: Measures, count: number, width: number): { ends: number[]; widths: number[] } => {
  /** The best ways to set the first words on so many lines, by the number of words. */
  let best = new Map([[0, { cost: 0, ends: [] as number[], widths: [] as number[] }]])
  for (let line = 0; line < count; line++) {
    const next: typeof best = new Map()
    for (const [from, { cost, ends, widths }] of best) {
      let filled = -gap
      for (let end = from + 1; end <= words.length; end++) {
        filled += gap + words[end - 1]!
        if (filled > width) break
        const total = cost + (width - filled) ** 2
        if (total < (next.get(end)?.cost ?? Infinity))
          next.set(end, { cost: total, ends: [...ends, end], widths: [...widths, filled] })
      }
    }
    best = next
  }
  return best.get(words.length) ?? { ends: [words.length], widths: [width] }
}

/**
 * Sets a title as large as its box allows, on as few and as even lines as possible. What does not fit at the smallest
 * size is left out, and an ellipsis says so.
 * @returns the lines and their size
 */
export const fitTitle = (title: string, box: TitleBox, set: Typesetter): { lines: string[]; size: number } => {
  const texts = title.trim().split(/\s+/)
  const measures: Measures = {
    words: texts.map(text => set(text, titleSetting(1)).width),
    gap: set(" ", titleSetting(1)).width,
  }
  let largest: { lines: string[]; size: number } | undefined
  for (let size = SIZES.most; size >= SIZES.least; size -= 2) {
    if (largest && size < largest.size * SMALLER) break
    const width = box.width / size
    const count = fewestLines(measures, width)
    if (count > Math.max(1, Math.min(box.lines, Math.floor(box.height / (size * LEADING))))) continue
    const { ends, widths } = breakEvenly(measures, count, width)
    const fitted = { lines: ends.map((end, line) => texts.slice(ends[line - 1] ?? 0, end).join(" ")), size }
    if (count === 1 || widths.at(-1)! >= SHORTEST_END * Math.max(...widths)) return fitted
    largest ??= fitted
  }
  if (largest) return largest
  const shorter = texts.length > 1 ? texts.slice(0, -1).join(" ") : [...title.replace(/…$/, "")].slice(0, -1).join("")
  return fitTitle(`${shorter.replace(/…$/, "")}…`, box, set)
}
