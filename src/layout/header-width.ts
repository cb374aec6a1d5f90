/** Widths of characters in em, by the metrics of Instrument Sans 600. The first matching pattern wins. */
const charWidths: [RegExp, number][] = [
  [/[mwMW@%—]|[\u1100-\u1fff\u2e80-\uffff]|[\u{10000}-\u{10ffff}]/u, 1],
  [/[iljI.,:;'’|!() ]/u, 0.26],
  [/[rtfsk-]/u, 0.43],
  [/[\p{Lu}\d&]/u, 0.72],
  [/./u, 0.57],
]

/** Returns the width of a text in em. */
const widthOf = (text: string): number =>
  [...text].reduce((sum, char) => sum + (charWidths.find(([pattern]) => pattern.test(char))?.[1] ?? 0), 0)

/** Logo mark, arrow, theme toggle, padding of the button, and gaps, in rem. */
const FIXED_WIDTH = 12.45

/** Viewport width in rem below which the navigation is always in the drawer. */
const MIN_VIEWPORT_WIDTH = 63.75

/** Maximum result in rem: on wider viewports, the page's margins grow, but not the header. */
const MAX_VIEWPORT_WIDTH = 86

/**
 * Returns the minimum viewport width, in rem, at which the header fits on one line; undefined if none is wide enough.
 */
export const headerWidth = (name: string, labels: readonly string[], action: string): number | undefined => {
  const texts = 1.3 * widthOf(name) + 0.9375 * widthOf(labels.join("")) + widthOf(action)
  // The page's margins are 7.2 % of the viewport, the gap before each label 2 %.
  const width = Math.round((FIXED_WIDTH + texts) / (1 - 0.072 - 0.02 * labels.length))
  return width > MAX_VIEWPORT_WIDTH ? undefined : Math.max(MIN_VIEWPORT_WIDTH, width)
}
