import { problem } from "../messages"
import { anchorsOfType, findFaqAnswers } from "../pages/anchors"
import { entryIssue, formatLocation, type Rule } from "./rule"

/** Requires ids (anchors) of FAQ answers that are unique on their page. */
export const uniqueFaqIds: Rule = ({ entries, model: { isReservedId } }) =>
  entries.flatMap(entry => {
    const owners = new Map<string, string>(anchorsOfType(entry).map(name => [name, "another part of this page"]))
    return findFaqAnswers(entry).flatMap(({ id, path }) => {
      const owner = owners.get(id) ?? (isReservedId?.(id, entry.data) ? "another part of this page" : undefined)
      owners.set(id, owner ?? `the answer in ${formatLocation(entry, path)}`)
      return owner ? [entryIssue(entry, path, problem("anchorTaken", id, owner))] : []
    })
  })
