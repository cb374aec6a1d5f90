import { didYouMean } from "../suggest"
import { asWarning } from "../severity"
import { ofEach, type Rule } from "./rule"
import { textsOf } from "./texts"

/** A text that has a form for one and others, as ICU MessageFormat writes it, as the number in braces. */
const PLURAL = /\{(\w+), plural,(?:\s*(?:zero|one|two|few|many|other)\s*\{[^{}]*\})+\s*\}/g

/** Everything in braces, be they doubled, spaced or not closed. */
const BRACES = /\{+[^{}]*\}*|\}+/g

/** Words in {braces} stand only where something replaces them, and something is replaced where a text needs it. */
const placeholdersReplaced = ofEach(entry =>
  textsOf(entry).flatMap(({ text, where, meta: { replaces = [], mayReplace = [] }, report }) => {
    if (where === "prose") return []
    const known = [...replaces, ...mayReplace].map(name => `{${name}}`)
    const used = text.replace(PLURAL, "{$1}").match(BRACES) ?? []
    if (replaces.length > 0 && used.length === 0)
      return [
        asWarning(report(`Visitors miss what ${known.join(" or ")} would tell them. Put it back where it belongs.`, 0)),
      ]
    const all = known.length > 0 ? `Replaced here: ${known.join(", ")}.` : "Nothing is replaced here: write the words."
    return used
      .filter(name => !known.includes(name))
      .map(name => report(`Visitors would read "${name.trim()}" as it stands.${didYouMean(name, known)} ${all}`, 0))
  }),
)

export const placeholderRules: Rule[] = [placeholdersReplaced]
