import { problem } from "../messages"
import { declaredAnchors, findQuestions } from "../pages/anchors"
import { entryIssue, formatLocation, type Rule } from "./rule"

/** No two answers of a page claim one address, and none that of another part of the page. */
export const uniqueAnswerIds: Rule = ({ entries, model: { isReservedId: isPageId } }) =>
  entries.flatMap(entry => {
    const taken = new Map<string, string>(declaredAnchors(entry).map(name => [name, "another part"]))
    return findQuestions(entry).flatMap(({ id, path }) => {
      const owner = taken.get(id) ?? (isPageId?.(id, entry.data) ? "another part" : undefined)
      taken.set(id, owner ?? `the answer in ${formatLocation(entry, path)}`)
      return owner ? [entryIssue(entry, path, problem("anchorTaken", id, owner))] : []
    })
  })
