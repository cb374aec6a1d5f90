import { memoize } from "../memoize"
import { fieldTexts, getMeta } from "../schema/introspection"
import { suggestOptions } from "../suggest"
import { entryIssue, type Rule } from "./rule"

/** Requires fields with a `reference` to name existing entries. */
export const validReferences: Rule = context => {
  // Memoized by field, because all entries of a type share its schema.
  const findReference = memoize((schema: Parameters<typeof getMeta>[0]) => {
    const { reference } = getMeta(schema)
    if (!reference) return undefined
    const { type, field, excluded, describeUnknown } = reference
    const names = context.entries.flatMap(entry => (entry.type === type ? [String(entry.data[field])] : []))
    return { options: names.filter(name => name !== excluded), describeUnknown }
  })
  return context.entries.flatMap(entry =>
    fieldTexts(entry).flatMap(({ text, path, schema }) => {
      const reference = findReference(schema)
      return !reference || reference.options.includes(text)
        ? []
        : [entryIssue(entry, path, `${reference.describeUnknown(text)}${suggestOptions(text, reference.options)}`)]
    }),
  )
}
