import { previewTitle } from "../parts/motif"
import { basicLetters, extendedLetters } from "../../src/theme/font-letters"
import { asWarning, ofEach, type Rule, textsOf } from "../../packages/content-engine"

/** Everything that can be set as outlines: browsers have fonts for the rest, drawings and preview images have not. */
const DRAWABLE = new Set(`${basicLetters}${extendedLetters}\n`)

/** Fields whose texts are lettered into drawings. */
const LETTERED = ["drawingLabels", "beforeLabel", "afterLabel", "client", "shipName", "when"]

/** Letters that would be missing in a drawing or on a preview image are told: nobody sees those while writing. */
const lettersDrawn = ofEach(entry => {
  const title = entry.kind.preview && previewTitle(entry.data)?.path.join()
  return textsOf(entry).flatMap(({ text, path, report }) => {
    const isTitle = path.join() === title
    const field = path.filter(part => typeof part === "string").at(-1) ?? ""
    if (!isTitle && !LETTERED.includes(field)) return []
    const missing = [...new Set(text.normalize("NFC"))].filter(letter => !DRAWABLE.has(letter))
    const place = isTitle ? "the preview image that other sites show of this page" : "the drawing"
    const message = `The site's fonts have no "${missing.slice(0, 8).join("")}": ${place} leaves this out. The page itself shows it. Write it in Latin letters, or leave it so.`
    return missing.length > 0 ? [asWarning(report(message, 0))] : []
  })
})

export const drawnLetterRules: Rule[] = [lettersDrawn]
