import { parse } from "yaml"
import type { Entry } from "../entry"
import { ownAnchorsOf, questionsOf } from "../pages/anchors"
import { asWarning } from "../severity"
import { inLanguage, issueIn, ofEach, placeIn, type Rule } from "./rule"
import { valueAt } from "../walk"

/** No two answers of a page claim one address, and none that of another part of the page. */
const answersHaveAddresses: Rule = ({ entries, model: { isPageId } }) =>
  entries.flatMap(entry => {
    const taken = new Map<string, string>(ownAnchorsOf(entry).map(name => [name, "another part"]))
    return questionsOf(entry).flatMap(({ id, path }) => {
      const owner = taken.get(id) ?? (isPageId?.(id) ? "another part" : undefined)
      taken.set(id, owner ?? `the answer in ${placeIn(entry, path)}`)
      return owner
        ? [
            issueIn(
              entry,
              path,
              `The address "#${id}" is that of ${owner} of this page already. Write another one here.`,
            ),
          ]
        : []
    })
  })

/** The addresses of the answers of a file as it was before it was changed; none of one that cannot be read. */
const addressesBefore = (text: string): string[] => {
  try {
    return questionsOf({ data: parse(text, { logLevel: "silent" }) as Entry["data"] }).map(({ id }) => id)
  } catch {
    return []
  }
}

/** An address that is made of a question stays when the question is put in other words. */
const addressesStay: Rule = ({ entries, folder: { committed } }) =>
  entries.flatMap(entry => {
    const text = committed?.get(entry.file)
    if (text === undefined || entry.prose) return []
    const before = addressesBefore(text)
    const now = questionsOf(entry)
    // With as many answers as before, one that is new stands in the place of one that is gone.
    if (before.length !== now.length) return []
    return now.flatMap(({ id, path }, index) => {
      const old = before[index] ?? id
      const isMade = old !== id && !before.includes(id) && !now.some(other => other.id === old)
      return isMade
        ? [
            asWarning(
              issueIn(
                entry,
                path,
                `The address of this answer was "#${old}", which others may link to, and is made of the question. If the answer is still the same, add a line above the question: id: ${old}`,
              ),
            ),
          ]
        : []
    })
  })

/** How a question begins in English, where it is no request ("Tell us about it"). */
const ASKS = /^(?:how|what|when|why|who|which|where|do|does|did|can|is|are|will|should|may|must)\b.*[^\s?.!:]$/i

/** A question has its sign. */
const questionsAsk = ofEach(entry =>
  questionsOf(entry).flatMap(({ path }) => {
    const at = [...path.slice(0, -1), "question"]
    const question = String(valueAt(entry.data, at))
    return ASKS.test(question)
      ? [asWarning(issueIn(entry, at, `This asks, and ends without a question mark. Write "${question}?"`))]
      : []
  }),
)

export const questionRules: Rule[] = [answersHaveAddresses, addressesStay, inLanguage("en", questionsAsk)]
