import { problem } from "../messages"
import { CLAIMS_FILE } from "../reading/claims"
import { suggestReference } from "../reading/find-invalid-references"
import { textsOf } from "./entry-texts"
import type { Rule } from "./rule"

/** A name in escaped braces, "\{replyHours\}". */
const ESCAPED_NAME = /\$?\\\{(\w+)\\?\}/g

/**
 * A name of several words in brackets without a link, "[replyHours]" or "[reply hours]". A name of one word may be a
 * word: "the [fair] price".
 */
const BRACKETED_NAME = /\[(?:\w+[ -]\w[\w -]*|[a-z]+[A-Z]\w*)\](?![([])/g

/** Reports names of claims without the braces and prefix of a reference. */
export const claimReferences: Rule = ({ entries, references }) =>
  entries
    .filter(({ file }) => file !== CLAIMS_FILE)
    .flatMap(textsOf)
    .flatMap(({ text, kind, report }) => {
      // Other words in escaped braces are text.
      const escaped = [...(kind === "prose" ? text.matchAll(ESCAPED_NAME) : [])].filter(({ 1: name }) =>
        references.includes(`claim.${name}`),
      )
      return [...escaped, ...text.matchAll(BRACKETED_NAME)].flatMap(({ 0: match, index }) => {
        const suggestion = suggestReference(match, references)
        return suggestion ? [report(problem("referenceUnknown", match, suggestion), index)] : []
      })
    })
