import { problem } from "../messages"
import { declaredAnchors, findAnswers } from "../pages/anchors"
import { entryIssue, formatLocation, type Rule } from "./rule"

/** Requires answer ids that are unique on their page. */
export const uniqueAnswerIds: Rule = ({ entries, model: { isReservedId } }) =>
  entries.flatMap(entry => {
    const owners = new Map<string, string>(declaredAnchors(entry).map(name => [name, "another part of this page"]))
    return findAnswers(entry).flatMap(({ id, path }) => {
      const owner = owners.get(id) ?? (isReservedId?.(id, entry.data) ? "another part of this page" : undefined)
      owners.set(id, owner ?? `the answer in ${formatLocation(entry, path)}`)
      return owner ? [entryIssue(entry, path, problem("anchorTaken", id, owner))] : []
    })
  })
