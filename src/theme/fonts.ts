import files from "./font-files.json"

/**
 * Fallback faces have the width and height of the real ones, so that text keeps its lines when those arrive.
 * The ratios were measured on the site's own headings and sentences in Chromium (docs/decisions/0004-fonts.md).
 */
const fallback = (family: string, locals: string[], ratio: number, ascent: number, descent: number, weight?: string) =>
  `@font-face{font-family:${family};src:${locals.map(name => `local("${name}")`).join(",")};${weight ? `font-weight:${weight};` : ""}size-adjust:${(ratio * 100).toFixed(1)}%;` +
  `ascent-override:${((ascent / ratio) * 100).toFixed(1)}%;descent-override:${((descent / ratio) * 100).toFixed(1)}%;line-gap-override:0%}`

const face = (family: string, name: "anybody" | "instrument-sans", part: "basic" | "extended", weight: string) =>
  `@font-face{font-family:${family};src:url(${files[`${name}-${part}`]});font-weight:${weight};font-display:swap` +
  `${part === "extended" ? `;unicode-range:${files.extendedRange}` : ""}}`

const DISPLAY = [0.8, 0.24] as const
const TEXT = [0.97, 0.25] as const

/** Style sheet of the real faces. */
export const webFaces = [
  face("Anybody", "anybody", "basic", "100 900"),
  face("Anybody", "anybody", "extended", "100 900"),
  face("Instrument Sans", "instrument-sans", "basic", "400 700"),
  face("Instrument Sans", "instrument-sans", "extended", "400 700"),
].join("")

const BOLD = { Arial: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"], Roboto: ["Roboto Bold"], DejaVu: ["DejaVu Sans Bold"] }
const REGULAR = { Arial: ["Arial", "Liberation Sans"], Roboto: ["Roboto"], DejaVu: ["DejaVu Sans"] }

/** The three weights of the text face grow at another rate than those of its stand-ins. */
const textFallback = (name: keyof typeof BOLD, regular: number, medium: number, bold: number) =>
  fallback(`Instrument ${name}`, REGULAR[name], regular, ...TEXT) +
  fallback(`Instrument ${name}`, REGULAR[name], medium, ...TEXT, "500") +
  fallback(`Instrument ${name}`, BOLD[name], bold, ...TEXT, "600 700")

/** Style sheet of the faces that stand in until then. */
export const fallbackFaces = [
  fallback("Anybody Arial", BOLD.Arial, 0.94, ...DISPLAY),
  fallback("Anybody Roboto", BOLD.Roboto, 0.985, ...DISPLAY),
  fallback("Anybody DejaVu", BOLD.DejaVu, 0.795, ...DISPLAY),
  textFallback("Arial", 1.026, 1.044, 0.985),
  textFallback("Roboto", 1.018, 1.036, 0.977),
  textFallback("DejaVu", 0.9, 0.936, 0.833),
].join("")

/** Id of the style element of the real faces; the head script opens it. */
export const webFacesId = "faces"

/**
 * On screens with script the real faces wait for the first paint, so that they never take the line from the text itself;
 * on paper and without script they apply at once.
 */
export const webFacesMedia = "print,(scripting:none)"
