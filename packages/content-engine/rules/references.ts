import { kept } from "../kept"
import { fieldTexts, metaOf } from "../shapes/shape"
import { possible } from "../suggest"
import { issueIn, type Rule } from "./rule"

/** Every text that names another piece of content names one that is there. */
export const referencesResolve: Rule = context => {
  // A thousand posts ask for the same names.
  const asked = kept((shape: Parameters<typeof metaOf>[0]) => {
    const { reference } = metaOf(shape)
    if (!reference) return undefined
    const { type, field, except, missing } = reference
    const names = context.entries.flatMap(entry => (entry.type === type ? [String(entry.data[field])] : []))
    return { known: names.filter(name => name !== except), missing }
  })
  return context.entries.flatMap(entry =>
    fieldTexts(entry).flatMap(({ text, path, shape }) => {
      const reference = asked(shape)
      return !reference || reference.known.includes(text)
        ? []
        : [issueIn(entry, path, `${reference.missing(text)}${possible(text, reference.known)}`)]
    }),
  )
}
