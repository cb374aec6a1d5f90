import type { TextStyle, Typesetter } from "../pictures/typesetter"

/** Distance of lines, in parts of their size. */
export const LINE_HEIGHT = 1.02
const SIZES = { most: 92, least: 40 }
/**
 * A last line shorter than this part of the longest looks lost; the title is set up to this much smaller to mend it.
 */
const MIN_LAST_LINE = 0.45
const MIN_SCALE = 0.7

/** @returns how a title of this size is set */
export const titleStyle = (size: number): TextStyle => ({ family: "display", size, tracking: -0.022 })

/** Where a title goes: at most so many lines, because a column of single words is no headline. */
export interface TitleBox {
  width: number
  height: number
  lines: number
}

/** Words and their width at size 1. */
interface Line {
  text: string
  width: number
}

const widest = (lines: readonly Line[]) => Math.max(...lines.map(({ width }) => width))

/** Fills lines of this width with words one after the other; a word that is wider stands alone. */
const wrapLines = (words: readonly Line[], gap: number, width: number): Line[] =>
  words.reduce<Line[]>((lines, word) => {
    const last = lines.at(-1)
    const filled = (last?.width ?? 0) + gap + word.width
    return last && filled <= width
      ? [...lines.slice(0, -1), { text: `${last.text} ${word.text}`, width: filled }]
      : [...lines, word]
  }, [])

/** As few lines as hold the words, and of those the narrowest: `text-wrap: balance`. */
const balanceLines = (words: readonly Line[], gap: number, width: number): Line[] => {
  const lines = wrapLines(words, gap, width)
  const narrower = wrapLines(words, gap, widest(lines) - 1e-6)
  return narrower.length > lines.length || widest(narrower) >= widest(lines)
    ? lines
    : balanceLines(words, gap, widest(narrower))
}

/**
 * Sets a title as large as its box allows, on as few and as even lines as possible. What does not fit at the smallest
 * size is left out, and an ellipsis says so.
 * @returns the lines and their size
 */
export const fitTitle = (title: string, box: TitleBox, set: Typesetter): { lines: string[]; size: number } => {
  const widthOf = (text: string) => set(text, titleStyle(1)).width
  const words = title
    .trim()
    .split(/\s+/)
    .map(text => ({ text, width: widthOf(text) }))
  const gap = widthOf(" ")
  let largest: { lines: string[]; size: number } | undefined
  for (let size = SIZES.most; size >= SIZES.least; size -= 2) {
    if (largest && size < largest.size * MIN_SCALE) break
    const lines = balanceLines(words, gap, box.width / size)
    const isHigher = lines.length > Math.max(1, Math.min(box.lines, Math.floor(box.height / (size * LINE_HEIGHT))))
    if (isHigher || widest(lines) > box.width / size) continue
    const fitted = { lines: lines.map(({ text }) => text), size }
    if (lines.length === 1 || lines.at(-1)!.width >= MIN_LAST_LINE * widest(lines)) return fitted
    largest ??= fitted
  }
  if (largest) return largest
  const shorter =
    words.length > 1 ? title.trim().replace(/\s+\S+$/, "") : [...title.replace(/…$/, "")].slice(0, -1).join("")
  return fitTitle(`${shorter.replace(/…$/, "")}…`, box, set)
}
