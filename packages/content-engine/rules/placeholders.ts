import { helpOf, walkShape } from "../shapes/shape"
import { asWarning } from "../severity"
import { didYouMean } from "../suggest"
import { issueIn, ofEach, type Rule } from "./rule"

/**
 * What the description of a field promises to replace, for example "{weeks}" in "Length of a project; {weeks} is
 * replaced."
 */
const replacedBy = (description: string): string[] =>
  /\breplaced\b/.test(description) ? [...description.matchAll(/\{\w+\}/g)].map(([name]) => name) : []

/** What may hold one or not, and reads well without. */
const isOptional = (description: string) => /\breplaced by\b/.test(description)

/** Everything in braces, be they doubled, spaced or not closed. */
const BRACES = /\{+[^{}]*\}*|\}+/g

/** Words in {braces} stand only where something replaces them, and something is replaced where a text needs it. */
const placeholdersReplaced = ofEach(entry =>
  walkShape(entry.kind.shape, entry.data, (value, path, shape) => {
    const known = replacedBy(helpOf(shape))
    const all =
      known.length > 0
        ? `${known.join(", ")} ${known.length === 1 ? "is" : "are"} replaced here.`
        : "Nothing is replaced in this field."
    const used = [...value.matchAll(BRACES)].map(([name]) => name)
    const odd = used.filter(name => !known.includes(name))
    if (odd.length > 0)
      return odd.map(name =>
        issueIn(entry, path, `Visitors would read "${name.trim()}" as it stands.${didYouMean(name, known)} ${all}`),
      )
    return known.length > 0 && used.length === 0 && !isOptional(helpOf(shape))
      ? [
          asWarning(
            issueIn(
              entry,
              path,
              `Nothing is left to be replaced here: visitors miss what ${known.join(", ")} would tell them. Put ${known.length === 1 ? "it" : "one of them"} back where it belongs.`,
            ),
          ),
        ]
      : []
  }),
)

export const placeholderRules: Rule[] = [placeholdersReplaced]
