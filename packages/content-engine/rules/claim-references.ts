import { problem } from "../messages"
import { CLAIMS_FILE } from "../reading/claims"
import { textsOf } from "./entry-texts"
import type { Rule } from "./rule"

/** A name in escaped braces, "\{replyHours\}". */
const ESCAPED_NAME = /\$?\\\{(\w+)\\?\}/g

/** A name in brackets without a link, "[replyHours]". Without a capital letter it may be a word: "the [fair] price". */
const BRACKETED_NAME = /\[([a-z]+[A-Z]\w*)\](?![([])/g

/** Reports names of claims without the braces and prefix of a reference. */
export const claimReferences: Rule = ({ entries }) => {
  const names = new Set(entries.flatMap(({ file, data }) => (file === CLAIMS_FILE ? [data.name] : [])))
  return entries
    .filter(({ file }) => file !== CLAIMS_FILE)
    .flatMap(textsOf)
    .flatMap(({ text, kind, report }) =>
      [...(kind === "prose" ? text.matchAll(ESCAPED_NAME) : []), ...text.matchAll(BRACKETED_NAME)].flatMap(
        ({ 0: match, 1: name, index }) =>
          names.has(name) ? [report(problem("referenceUnknown", match, `claim.${name}`), index)] : [],
      ),
    )
}
