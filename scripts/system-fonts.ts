import type { FontMetrics } from "@capsizecss/core"

/**
 * Measures of the fonts that a system has, as `@capsizecss/metrics` 4.3.0 gives them. They stand here because that
 * package holds those of every font of Google's: 29,600 files, a fifth of all that `npm ci` would write.
 */
const arial: FontMetrics = {
  familyName: "Arial",
  fullName: "Arial",
  postscriptName: "ArialMT",
  capHeight: 1467,
  ascent: 1854,
  descent: -434,
  lineGap: 67,
  unitsPerEm: 2048,
  xHeight: 1062,
  xWidthAvg: 913,
  subsets: { latin: { xWidthAvg: 913 }, thai: { xWidthAvg: 1536 } },
}

const arialBold: FontMetrics = {
  ...arial,
  fullName: "Arial Bold",
  postscriptName: "Arial-BoldMT",
  capHeight: 1466,
  xWidthAvg: 983,
  subsets: { latin: { xWidthAvg: 983 }, thai: { xWidthAvg: 1536 } },
}

/**
 * The font of a system that stands in for those of the site. Roboto is as wide as ours to four parts in a hundred, and
 * its measures would be 80 bytes in each page.
 * @param isBold whether it stands in for a bold weight
 */
export const systemFont = (isBold: boolean): FontMetrics => (isBold ? arialBold : arial)
