import { asWarning, entryRule, type Rule, textsOf } from "#engine"
import { basicGlyphs, extendedGlyphs } from "#theme/font-glyphs"
import { previewTitle } from "../shared/preview"

/** Characters in the site's fonts. Preview images, unlike browsers, have no fallback fonts. */
const availableGlyphs = new Set(`${basicGlyphs}${extendedGlyphs}\n`)

/** Reports characters of titles that preview images would omit; editors cannot see that while writing. */
const previewGlyphs = entryRule(entry => {
  const titlePath = entry.contentType.page && previewTitle(entry.data)?.path.join()
  return textsOf(entry).flatMap(({ text, path, report }) => {
    if (path.join() !== titlePath) return []
    const missing = [...new Set(text.normalize("NFC"))].filter(character => !availableGlyphs.has(character))
    const message = `The site's fonts have no "${missing.slice(0, 8).join("")}", so preview images on other sites omit it; the page shows it. Write it in Latin letters, or leave it.`
    return missing.length > 0 ? [asWarning(report(message, 0))] : []
  })
})

export const previewGlyphRules: Rule[] = [previewGlyphs]
