import { problem } from "../messages"
import { ownAnchorsOf, questionsOf } from "../pages/anchors"
import { issueIn, placeIn, type Rule } from "./rule"

/** No two answers of a page claim one address, and none that of another part of the page. */
export const answersHaveAddresses: Rule = ({ entries, model: { isPageId } }) =>
  entries.flatMap(entry => {
    const taken = new Map<string, string>(ownAnchorsOf(entry).map(name => [name, "another part"]))
    return questionsOf(entry).flatMap(({ id, path }) => {
      const owner = taken.get(id) ?? (isPageId?.(id, entry.data) ? "another part" : undefined)
      taken.set(id, owner ?? `the answer in ${placeIn(entry, path)}`)
      return owner ? [issueIn(entry, path, problem("anchorTaken", id, owner))] : []
    })
  })
