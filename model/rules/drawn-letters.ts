import { previewTitle } from "../parts/motif"
import { basicLetters, extendedLetters } from "../../src/theme/font-letters"
import { asWarning, type DataPath, issueIn, ofEach, type Rule, walkShape } from "../../packages/content-engine"

/** Everything that can be set as outlines: browsers have fonts for the rest, drawings and preview images have not. */
const DRAWABLE = new Set(`${basicLetters}${extendedLetters}\n`)

/** Fields whose texts are lettered into drawings. */
const LETTERED = ["drawingLabels", "beforeLabel", "afterLabel", "client", "shipName", "when"]

const isInDrawing = (path: DataPath) => LETTERED.includes(path.filter(part => typeof part === "string").at(-1) ?? "")

const named = (letters: string[]) => letters.map(letter => `"${letter}"`).join(", ")

/** Letters that would be missing in a drawing or on a preview image are told: nobody sees those while writing. */
const lettersDrawn = ofEach(entry => {
  const title = entry.kind.preview && previewTitle(entry.data)?.path.join()
  return walkShape(entry.kind.shape, entry.data, (text, path) => {
    const place =
      path.join() === title
        ? "the preview image that other sites show of this page"
        : isInDrawing(path)
          ? "the drawing"
          : undefined
    const missing = place ? [...new Set(text.normalize("NFC"))].filter(letter => !DRAWABLE.has(letter)) : []
    return missing.length > 0
      ? [
          asWarning(
            issueIn(
              entry,
              path,
              `The site's fonts have no ${named(missing.slice(0, 8))}${missing.length > 8 ? " …" : ""}: ${place} leaves this out. The page itself shows it. Write it in Latin letters, or leave it so.`,
            ),
          ),
        ]
      : []
  })
})

export const drawnLetterRules: Rule[] = [lettersDrawn]
