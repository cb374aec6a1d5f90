import type { TextStyle, Typesetter } from "../pictures/typesetter"

/** Line height in em. */
export const LINE_HEIGHT = 1.02
/** Font sizes in px. */
const fontSizes = { max: 92, min: 40 }
/** Minimum ratio of the last line to the longest. */
const MIN_LAST_LINE = 0.45
/** Minimum ratio to the largest size that fits; titles shrink for a longer last line. */
const MIN_SCALE = 0.7

/** Returns the text style of a title. */
export const titleStyle = (size: number): TextStyle => ({ family: "display", size, tracking: -0.022 })

/** Box of a title, in px. Limits the lines, because a column of single words is hard to read. */
export interface TitleBox {
  width: number
  height: number
  maxLines: number
}

/** A line or word, and its width at a font size of 1 px. */
interface MeasuredText {
  text: string
  width: number
}

const widest = (lines: readonly MeasuredText[]) => Math.max(...lines.map(({ width }) => width))

/** Wraps words into lines of this width; a wider word gets its own line. */
const wrapLines = (words: readonly MeasuredText[], gap: number, width: number): MeasuredText[] =>
  words.reduce<MeasuredText[]>((lines, word) => {
    const last = lines.at(-1)
    const newWidth = (last?.width ?? 0) + gap + word.width
    return last && newWidth <= width
      ? [...lines.slice(0, -1), { text: `${last.text} ${word.text}`, width: newWidth }]
      : [...lines, word]
  }, [])

/** Wraps words into the fewest lines, as narrow as possible: `text-wrap: balance`. */
const balanceLines = (words: readonly MeasuredText[], gap: number, width: number): MeasuredText[] => {
  const lines = wrapLines(words, gap, width)
  const narrower = wrapLines(words, gap, widest(lines) - 1e-6)
  return narrower.length > lines.length || widest(narrower) >= widest(lines)
    ? lines
    : balanceLines(words, gap, widest(narrower))
}

/**
 * Fits a title into its box, at the largest size with few and balanced lines. Truncates it with an ellipsis if the
 * smallest size does not fit.
 */
export const fitTitle = (title: string, box: TitleBox, typeset: Typesetter): { lines: string[]; size: number } => {
  const widthOf = (text: string) => typeset(text, titleStyle(1)).width
  const words = title
    .trim()
    .split(/\s+/)
    .map(text => ({ text, width: widthOf(text) }))
  const gap = widthOf(" ")
  let largest: { lines: string[]; size: number } | undefined
  for (let size = fontSizes.max; size >= fontSizes.min; size -= 2) {
    if (largest && size < largest.size * MIN_SCALE) break
    const lines = balanceLines(words, gap, box.width / size)
    const isTooTall = lines.length > Math.max(1, Math.min(box.maxLines, Math.floor(box.height / (size * LINE_HEIGHT))))
    if (isTooTall || widest(lines) > box.width / size) continue
    const fitted = { lines: lines.map(({ text }) => text), size }
    if (lines.length === 1 || lines.at(-1)!.width >= MIN_LAST_LINE * widest(lines)) return fitted
    largest ??= fitted
  }
  if (largest) return largest
  const shorter =
    words.length > 1 ? title.trim().replace(/\s+\S+$/, "") : [...title.replace(/…$/, "")].slice(0, -1).join("")
  return fitTitle(`${shorter.replace(/…$/, "")}…`, box, typeset)
}
