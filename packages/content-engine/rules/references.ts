import { memoize } from "../memoize"
import { fieldTexts, getMeta } from "../schema/introspection"
import { suggestOptions } from "../suggest"
import { entryIssue, type Rule } from "./rule"

/** Every text that names another piece of content names one that is there. */
export const validReferences: Rule = context => {
  // A thousand posts ask for the same names.
  const lookUp = memoize((schema: Parameters<typeof getMeta>[0]) => {
    const { reference } = getMeta(schema)
    if (!reference) return undefined
    const { type, field, except, missing } = reference
    const names = context.entries.flatMap(entry => (entry.type === type ? [String(entry.data[field])] : []))
    return { known: names.filter(name => name !== except), missing }
  })
  return context.entries.flatMap(entry =>
    fieldTexts(entry).flatMap(({ text, path, schema }) => {
      const reference = lookUp(schema)
      return !reference || reference.known.includes(text)
        ? []
        : [entryIssue(entry, path, `${reference.missing(text)}${suggestOptions(text, reference.known)}`)]
    }),
  )
}
