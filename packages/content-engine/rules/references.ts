import { memoize } from "../memoize"
import { problem } from "../messages"
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
    return { options: names.filter(name => name !== excluded), excluded, describeUnknown }
  })
  return context.entries.flatMap(entry =>
    fieldTexts(entry).flatMap(({ text, path, schema }) => {
      const reference = findReference(schema)
      if (!reference || reference.options.includes(text)) return []
      const { options, excluded, describeUnknown } = reference
      return [
        entryIssue(entry, path, ({ value }) =>
          text === excluded
            ? problem("notAllowed", JSON.stringify(value(text)), options.map(value), value(text))
            : `${describeUnknown(value(text))}${suggestOptions(text, options, value)}`,
        ),
      ]
    }),
  )
}
