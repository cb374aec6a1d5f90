import { metaOf, walkShape } from "../shapes/shape"
import { asWarning } from "../severity"
import { didYouMean } from "../suggest"
import { issueIn, ofEach, type Rule } from "./rule"

/** A text that has a form for one and others, as ICU MessageFormat writes it, as the number in braces. */
const PLURAL = /\{(\w+), plural,(?:\s*(?:zero|one|two|few|many|other)\s*\{[^{}]*\})+\s*\}/g

/** Everything in braces, be they doubled, spaced or not closed. */
const BRACES = /\{+[^{}]*\}*|\}+/g

/** Words in {braces} stand only where something replaces them, and something is replaced where a text needs it. */
const placeholdersReplaced = ofEach(entry =>
  walkShape(entry.kind.shape, entry.data, (value, path, shape) => {
    const { replaces = [], mayReplace = [] } = metaOf(shape)
    const known = [...replaces, ...mayReplace].map(name => `{${name}}`)
    const all =
      known.length > 0
        ? `${known.join(", ")} ${known.length === 1 ? "is" : "are"} replaced here.`
        : "Nothing is replaced in this field: write the words themselves."
    const used = [...value.replace(PLURAL, "{$1}").matchAll(BRACES)].map(([name]) => name)
    const odd = used.filter(name => !known.includes(name))
    if (odd.length > 0)
      return odd.map(name =>
        issueIn(entry, path, `Visitors would read "${name.trim()}" as it stands.${didYouMean(name, known)} ${all}`),
      )
    return replaces.length > 0 && used.length === 0
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
