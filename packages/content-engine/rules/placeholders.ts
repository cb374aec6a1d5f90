import { problem } from "../messages"
import { textsOf } from "./entry-texts"
import { entryRule } from "./rule"

/** An ICU MessageFormat plural. */
const PLURAL = /\{(\w+), plural,(?:\s*(?:zero|one|two|few|many|other)\s*\{[^{}]*\})+\s*\}/g

/** Text in braces, including doubled, spaced and unclosed ones. */
const BRACES = /\{+[^{}]*\}*|\}+/g

/** Reports unknown {tokens}, and texts without any token if one is required. */
export const validPlaceholders = entryRule(entry =>
  textsOf(entry).flatMap(({ text, kind, meta: { requiredTokens = [], optionalTokens = [] }, report }) => {
    if (kind === "prose") return []
    const validTokens = [...requiredTokens, ...optionalTokens].map(name => `{${name}}`)
    const used = text.replace(PLURAL, "{$1}").match(BRACES) ?? []
    if (requiredTokens.length > 0 && used.length === 0) return [report(problem("placeholderMissing", validTokens), 0)]
    return used
      .filter(name => !validTokens.includes(name))
      .map(name => report(problem("placeholderUnknown", name.trim(), validTokens), 0))
  }),
)
