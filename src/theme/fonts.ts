import files from "./font-files.json"

type Cut = "anybody" | "instrument-sans"

const face = (family: string, cut: Cut, part: "basic" | "extended", weight: string) =>
  `@font-face{font-family:${family};src:url(${files[`${cut}-${part}`]})format("woff2");font-weight:${weight};` +
  `font-display:optional${part === "extended" ? `;unicode-range:${files.extendedRange}` : ""}}`

/**
 * Style sheet of the real faces. One is used if it is there for the first paint, else from the next page on: nothing
 * that was painted moves (docs/decisions.md).
 */
export const webFaces = [
  face("Anybody", "anybody", "basic", "100 900"),
  face("Anybody", "anybody", "extended", "100 900"),
  face("Instrument Sans", "instrument-sans", "basic", "400 700"),
  face("Instrument Sans", "instrument-sans", "extended", "400 700"),
].join("")

/** Style sheet of the system's fonts that take their place, with their widths and heights. */
export const fallbackFonts = files["anybody-fallback"] + files["instrument-sans-fallback"]

/** The files that every page sets; the others are asked for by pages that use one of their letters. */
export const preloadedFonts = [files["anybody-basic"], files["instrument-sans-basic"]]

/** Both families with their fallbacks. */
export const fontStacks = { display: files["anybody-stack"], text: files["instrument-sans-stack"] }

/** Where the real faces are asked for with the first page: wider than phones, whose lines are slower. */
export const fontsMedia = "(min-width:600px),(scripting:none)"
