import { problem } from "../messages"
import { entryRule } from "./rule"
import { textsOf } from "./texts"

/** A text that has a form for one and others, as ICU MessageFormat writes it, as the number in braces. */
const PLURAL = /\{(\w+), plural,(?:\s*(?:zero|one|two|few|many|other)\s*\{[^{}]*\})+\s*\}/g

/** Everything in braces, be they doubled, spaced or not closed. */
const BRACES = /\{+[^{}]*\}*|\}+/g

/** Words in {braces} stand only where something replaces them, and something is replaced where a text needs it. */
export const validPlaceholders = entryRule(entry =>
  textsOf(entry).flatMap(
    ({ text, location: where, meta: { requiredTokens: replaces = [], optionalTokens: mayReplace = [] }, report }) => {
      if (where === "prose") return []
      const known = [...replaces, ...mayReplace].map(name => `{${name}}`)
      const used = text.replace(PLURAL, "{$1}").match(BRACES) ?? []
      if (replaces.length > 0 && used.length === 0) return [report(problem("placeholderMissing", known), 0)]
      return used
        .filter(name => !known.includes(name))
        .map(name => report(problem("placeholderUnknown", name.trim(), known), 0))
    },
  ),
)
