import { helpOf, walkShape } from "../shape"
import { didYouMean } from "../suggest"
import { typeNamed } from "../types"
import { issueIn, type Rule } from "./rule"

/**
 * What the description of a field promises to replace, for example "{weeks}" in "Length of a project; {weeks} is
 * replaced."
 */
const replacedBy = (description: string): string[] =>
  /\breplaced\b/.test(description) ? [...description.matchAll(/\{\w+\}/g)].map(([name]) => name) : []

/** Words in {braces} stand only where something replaces them. */
const placeholdersReplaced: Rule = ({ entries }) =>
  entries.flatMap(entry =>
    walkShape(typeNamed(entry.type)?.shape, entry.data, (value, path, shape) => {
      const known = replacedBy(helpOf(shape))
      const all =
        known.length > 0
          ? `${known.join(", ")} ${known.length === 1 ? "is" : "are"} replaced here.`
          : "Nothing is replaced in this field."
      return [...value.matchAll(/\{\w+\}/g)].flatMap(([name]) =>
        known.includes(name)
          ? []
          : [issueIn(entry, path, `Visitors would read "${name}" as it stands.${didYouMean(name, known)} ${all}`)],
      )
    }),
  )

export const placeholderRules: Rule[] = [placeholdersReplaced]
