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

const roboto: FontMetrics = {
  familyName: "Roboto",
  fullName: "Roboto Regular",
  postscriptName: "Roboto-Regular",
  capHeight: 1456,
  ascent: 1900,
  descent: -500,
  lineGap: 0,
  unitsPerEm: 2048,
  xHeight: 1082,
  xWidthAvg: 911,
  subsets: { latin: { xWidthAvg: 911 }, thai: { xWidthAvg: 908 } },
}

const robotoBold: FontMetrics = {
  ...roboto,
  fullName: "Roboto Bold",
  postscriptName: "Roboto-Bold",
  xWidthAvg: 926,
  subsets: { latin: { xWidthAvg: 926 }, thai: { xWidthAvg: 908 } },
}

/**
 * The fonts of a system that may stand in for those of the site, in the order in which they are tried.
 * @param isBold whether they stand in for a bold weight
 */
export const systemFonts = (isBold: boolean): FontMetrics[] => (isBold ? [arialBold, robotoBold] : [arial, roboto])
