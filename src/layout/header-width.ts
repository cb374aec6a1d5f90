/** Widths of characters in em, by the metrics of Instrument Sans 600; the first pattern that matches counts. */
const WIDTHS: [RegExp, number][] = [
  [/[mwMW@%—]|[\u1100-\u1fff\u2e80-\uffff]|[\u{10000}-\u{10ffff}]/u, 1],
  [/[iljI.,:;'’|!() ]/u, 0.26],
  [/[rtfsk-]/u, 0.43],
  [/[\p{Lu}\d&]/u, 0.72],
  [/./u, 0.57],
]

/** Returns the width of a text in em. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, char) => sum + (WIDTHS.find(([pattern]) => pattern.test(char))?.[1] ?? 0), 0)

/** Logo mark, arrow, color mode switch, padding of the button, and the gaps between them, in rem. */
const FIXED = 12.45

/** The narrowest header with a navigation, in rem. */
const MIN_WIDTH = 63.75

/** In wider windows the header grows no more, in rem (`space.page` less what its margins still grow by). */
const MAX_WIDTH = 86

/**
 * Returns the width of the window, in rem, from which the header has room for all of its texts on one line; undefined
 * if no window is wide enough.
 */
export const headerWidth = (name: string, labels: readonly string[], action: string): number | undefined => {
  const texts = 1.3 * widthOf(name) + 0.9375 * widthOf(labels.join("")) + widthOf(action)
  // Of the window, the page's margins take 7.2 %, and the gap before each label 2 %.
  const width = Math.round((FIXED + texts) / (1 - 0.072 - 0.02 * labels.length))
  return width > MAX_WIDTH ? undefined : Math.max(MIN_WIDTH, width)
}
