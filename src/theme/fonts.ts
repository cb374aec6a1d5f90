import files from "./font-files.json"

/**
 * Fallback faces have the width and height of the real ones, so that text keeps its lines when those arrive.
 * The ratios were measured on the site's own headings and sentences in Chromium (docs/decisions/0004-fonts.md).
 */
const fallback = (family: string, locals: string[], ratio: number, ascent: number, descent: number) => ({
  "@font-face": {
    fontFamily: family,
    src: locals.map(name => `local("${name}")`).join(","),
    sizeAdjust: `${(ratio * 100).toFixed(1)}%`,
    ascentOverride: `${((ascent / ratio) * 100).toFixed(1)}%`,
    descentOverride: `${((descent / ratio) * 100).toFixed(1)}%`,
    lineGapOverride: "0%",
  },
})

const face = (family: string, name: "anybody" | "instrument-sans", part: "basic" | "extended", fontWeight: string) => ({
  "@font-face": {
    fontFamily: family,
    src: `url(${files[`${name}-${part}`]}) format("woff2")`,
    fontWeight,
    fontStretch: "50% 150%",
    fontDisplay: "swap",
    ...(part === "extended" && { unicodeRange: files.extendedRange }),
  },
})

const DISPLAY = [0.8, 0.24] as const
const TEXT = [0.97, 0.25] as const

export const fontFaces = [
  face("Anybody", "anybody", "basic", "100 900"),
  face("Anybody", "anybody", "extended", "100 900"),
  face("Instrument Sans", "instrument-sans", "basic", "400 700"),
  face("Instrument Sans", "instrument-sans", "extended", "400 700"),
  fallback("Anybody Arial", ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold", "Helvetica Bold", "Helvetica-Bold"], 0.94, ...DISPLAY),
  fallback("Anybody Roboto", ["Roboto Bold", "Roboto-Bold", "Roboto"], 0.985, ...DISPLAY),
  fallback("Anybody DejaVu", ["DejaVu Sans Bold"], 0.795, ...DISPLAY),
  fallback("Instrument Arial", ["Arial", "ArialMT", "Liberation Sans", "Helvetica"], 1.026, ...TEXT),
  fallback("Instrument Roboto", ["Roboto"], 1.018, ...TEXT),
  fallback("Instrument DejaVu", ["DejaVu Sans"], 0.9, ...TEXT),
]

/** The display face is small and above every fold: it is asked for before the style sheet is read. */
export const preloadedFont = files["anybody-basic"]
