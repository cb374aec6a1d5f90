import { asWarning, ofEach, type Rule, textsOf } from "#engine"
import { basicLetters, extendedLetters } from "#theme/font-letters"
import { previewTitle } from "../parts/preview"

/** Everything that can be set as outlines: browsers have fonts for the rest, preview images have not. */
const DRAWABLE = new Set(`${basicLetters}${extendedLetters}\n`)

/** Letters that would be missing on a preview image are told: nobody sees those while writing. */
const lettersDrawn = ofEach(entry => {
  const title = entry.kind.page && previewTitle(entry.data)?.path.join()
  return textsOf(entry).flatMap(({ text, path, report }) => {
    if (path.join() !== title) return []
    const missing = [...new Set(text.normalize("NFC"))].filter(letter => !DRAWABLE.has(letter))
    const message = `The site's fonts have no "${missing.slice(0, 8).join("")}": the preview image that other sites show of this page leaves this out. The page itself shows it. Write it in Latin letters, or leave it so.`
    return missing.length > 0 ? [asWarning(report(message, 0))] : []
  })
})

export const drawnLetterRules: Rule[] = [lettersDrawn]
