import fontData from "./font-files.json"

type FontFile = "anybody" | "instrument-sans"

const fontFace = (family: string, fontFile: FontFile, subset: "basic" | "extended", weight: string) =>
  `@font-face{font-family:${family};src:url(${fontData[`${fontFile}-${subset}`]})format("woff2");font-weight:${weight};` +
  `font-display:optional${subset === "extended" ? `;unicode-range:${fontData.extendedRange}` : ""}}`

/**
 * `@font-face` rules of the web fonts. A font that misses the first paint is used from the next page on: no layout
 * shift (docs/decisions.md).
 */
export const webFaces = [
  fontFace("Anybody", "anybody", "basic", "100 900"),
  fontFace("Anybody", "anybody", "extended", "100 900"),
  fontFace("Instrument Sans", "instrument-sans", "basic", "400 700"),
  fontFace("Instrument Sans", "instrument-sans", "extended", "400 700"),
].join("")

/**
 * `@font-face` rules of every page: the fallbacks, which are system fonts with the metrics of the web fonts, and the
 * display font by a name that only src/browser/fonts.ts uses. A face that is added later lays out every text again.
 */
export const baseFaces =
  fontData["anybody-fallback"] +
  fontData["instrument-sans-fallback"] +
  `@font-face{font-family:Anybody Late;src:url(${fontData["anybody-basic"]})format("woff2");font-weight:100 900}`

/** Font files of every page: the display font, then the text font. The extended subsets load on demand. */
export const preloadedFonts = [fontData["anybody-basic"], fontData["instrument-sans-basic"]]

/** Font families with their fallbacks. */
export const fontStacks = { display: fontData["anybody-stack"], text: fontData["instrument-sans-stack"] }

/** Media query of web fonts on the first page. Phones load them after the first paint (src/browser/fonts.ts). */
export const fontsMedia = "(min-width:600px),(scripting:none)"
