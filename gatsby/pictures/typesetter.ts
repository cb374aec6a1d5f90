import { readFileSync } from "node:fs"
import { convert } from "fontverter"
import type { Font } from "harfbuzzjs"
import fontUrls from "#theme/font-files.json"

/** Style of a text: size in px, letter spacing (`tracking`) in em. `weight` applies to the family `text`. */
export interface TextStyle {
  family: "display" | "text"
  weight?: number
  size: number
  tracking?: number
}

/** An outlined text in px: SVG path data, with baseline and left edge at 0, and its advance width. */
export interface TextOutline {
  path: string
  width: number
}

export type Typesetter = (text: string, style: TextStyle) => TextOutline

/** Keys of the font files of each family, in the order in which they are searched for a glyph. */
const fontNamesByFamily: Record<TextStyle["family"], readonly (keyof typeof fontUrls)[]> = {
  display: ["anybody-basic", "anybody-extended"],
  text: ["instrument-sans-basic", "instrument-sans-extended"],
}

const round = (value: number) => Math.round(value * 100) / 100

/**
 * Loads the site's fonts to outline texts, so images are the same on every machine. Omits characters without a glyph.
 */
const loadTypesetter = async (): Promise<Typesetter> => {
  // An ES module with top-level await, which cannot be required.
  const { Blob, Buffer, Face, Font, shape, Variation } = await import("harfbuzzjs")
  const load = async (name: keyof typeof fontUrls): Promise<Font> => {
    const font = await convert(readFileSync(`static${fontUrls[name]}`), "truetype")
    return new Font(new Face(new Blob(font)))
  }
  const fonts: Record<TextStyle["family"], Font[]> = { display: [], text: [] }
  // Sequential: the decompressor shares one memory.
  for (const family of ["display", "text"] as const)
    for (const name of fontNamesByFamily[family]) fonts[family].push(await load(name))

  /** Splits a text into runs of one font, which are shaped together. */
  const runsOf = (text: string, family: TextStyle["family"]): { font: Font; letters: string }[] => {
    const runs: { font: Font; letters: string }[] = []
    for (const letter of text.normalize("NFC")) {
      const font = fonts[family].find(candidate => candidate.nominalGlyph(letter.codePointAt(0)!) !== undefined)
      if (!font) continue
      const last = runs.at(-1)
      if (last?.font === font) last.letters += letter
      else runs.push({ font, letters: letter })
    }
    return runs
  }

  return (text, { family, weight = 500, size, tracking = 0 }) => {
    let path = ""
    let pen = 0
    for (const { font, letters } of runsOf(text, family)) {
      if (family === "text") font.setVariations([new Variation("wght", weight)])
      const unit = size / 1000
      font.setScale(1000, 1000)
      const buffer = new Buffer()
      buffer.addText(letters)
      buffer.guessSegmentProperties()
      shape(font, buffer)
      for (const { codepoint, xAdvance = 0, xOffset = 0, yOffset = 0 } of buffer.getGlyphInfosAndPositions()) {
        for (const { type, values } of font.glyphToJson(codepoint)) {
          path += type
          values.forEach((value, index) => {
            path +=
              index % 2 === 0 ? `${round(pen + (value + xOffset) * unit)} ` : `${round(-(value + yOffset) * unit)} `
          })
        }
        pen += xAdvance * unit + tracking * size
      }
    }
    return { path, width: pen }
  }
}

let typesetterPromise: Promise<Typesetter> | undefined

/** Returns the typesetter; loads the fonts once. */
export const getTypesetter = (): Promise<Typesetter> => (typesetterPromise ??= loadTypesetter())
