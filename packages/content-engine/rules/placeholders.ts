import { type Problem, problem } from "../messages"
import { CLAIMS_FILE } from "../reading/claims"
import { suggestReference } from "../reading/find-invalid-references"
import { didYouMean } from "../suggest"
import { textsOf } from "./entry-texts"
import type { Rule } from "./rule"

/** An ICU MessageFormat plural. */
const PLURAL = /\{(\w+), plural,(?:\s*(?:zero|one|two|few|many|other)\s*\{[^{}]*\})+\s*\}/g

/** Text in braces, including doubled, spaced and unclosed ones. */
const BRACES = /\{+[^{}]*\}*|\}+/g

/** Reports unknown {tokens}, which may be references without their prefix, and texts without any required token. */
export const validPlaceholders: Rule = ({ entries, references }) =>
  entries.flatMap(entry => {
    const unknownProblem = (token: string, validTokens: string[]): Problem => {
      if (entry.file === CLAIMS_FILE) return problem("referenceInClaimsFile")
      const reference = didYouMean(token, validTokens) ? undefined : suggestReference(token, references)
      return reference
        ? problem("referenceUnknown", token, reference)
        : problem("placeholderUnknown", token, validTokens)
    }
    return textsOf(entry).flatMap(({ text, kind, meta: { requiredTokens = [], optionalTokens = [] }, report }) => {
      if (kind === "prose") return []
      const validTokens = [...requiredTokens, ...optionalTokens].map(name => `{${name}}`)
      const used = text.replace(PLURAL, "{$1}").match(BRACES) ?? []
      if (requiredTokens.length > 0 && used.length === 0) return [report(problem("placeholderMissing", validTokens), 0)]
      return used
        .filter(name => !validTokens.includes(name))
        .map(name => report(unknownProblem(name.trim(), validTokens), 0))
    })
  })
