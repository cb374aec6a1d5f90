import files from "./font-files.json"
import { fontStacks } from "./tokens"

/**
 * Fallback faces have the width and height of the real ones, so that text keeps its lines when those arrive.
 * The ratios were measured on the site's own headings and sentences in Chromium (docs/decisions/0004-fonts.md).
 */
const fallback = (family: string, locals: string[], ratio: number, ascent: number, descent: number, weight?: string) =>
  `@font-face{font-family:${family};src:${locals.map(name => `local("${name}")`).join(",")};${weight ? `font-weight:${weight};` : ""}size-adjust:${(ratio * 100).toFixed(1)}%;` +
  `ascent-override:${Math.round((ascent / ratio) * 100)}%;descent-override:${Math.round((descent / ratio) * 100)}%;line-gap-override:0%}`

/** Arguments of the browser's FontFace. */
type Face = [family: string, source: string, descriptors: { weight: string; display: "swap"; unicodeRange?: string }]

const face = (
  family: string,
  name: "anybody" | "instrument-sans",
  part: "basic" | "extended",
  weight: string,
): Face => [
  family,
  `url(${files[`${name}-${part}`]})`,
  { weight, display: "swap", ...(part === "extended" && { unicodeRange: files.extendedRange }) },
]

/** The real faces as the head script opens them. The first two are needed by every page, the others by those that use one of their letters. */
export const webFaces: readonly Face[] = [
  face("Anybody", "anybody", "basic", "100 900"),
  face("Instrument Sans", "instrument-sans", "basic", "400 700"),
  face("Anybody", "anybody", "extended", "100 900"),
  face("Instrument Sans", "instrument-sans", "extended", "400 700"),
]

/** Marks what is set in the real faces: at first the bands of the page, some a frame, then `<html>`. */
export const facesAttribute = "data-faces"

const rules = webFaces.map(
  ([family, source, { weight, display, unicodeRange }]) =>
    `@font-face{font-family:${family};src:${source};font-weight:${weight};font-display:${display}${unicodeRange ? `;unicode-range:${unicodeRange}` : ""}}`,
)

/** The same as a style sheet, for where there is no script. */
export const webFacesSheet = `${rules.join("")}:root{--display:${fontStacks.display};--text:${fontStacks.text}}`

const DISPLAY = [0.8, 0.24] as const
const TEXT = [0.97, 0.25] as const

const BOLD = {
  Arial: ["Arial Bold", "Arial-BoldMT", "Liberation Sans Bold"],
  Roboto: ["Roboto Bold"],
  DejaVu: ["DejaVu Sans Bold"],
}
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
