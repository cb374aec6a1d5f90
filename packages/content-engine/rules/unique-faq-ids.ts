import { problem } from "../messages"
import { anchorsOfType, findFaqAnswers } from "../pages/anchors"
import { entryIssue, formatLocation, type Rule } from "./rule"

/** Requires ids (anchors) of FAQ answers that are unique on their page. Reports a copied list of questions once. */
export const uniqueFaqIds: Rule = ({ entries, model: { isReservedId } }) =>
  entries.flatMap(entry => {
    const anchors = new Set(anchorsOfType(entry))
    const firstById = new Map<string, { list: string; location: string }>()
    const copiedLists = new Set<string>()
    return findFaqAnswers(entry).flatMap(({ id, path }) => {
      const list = path.slice(0, -2).join()
      const first = firstById.get(id)
      if (!first) {
        firstById.set(id, { list, location: formatLocation(entry, path) })
        const isTaken = anchors.has(id) || isReservedId?.(id, entry.data)
        return isTaken ? [entryIssue(entry, path, problem("anchorTaken", id, "another part of this page"))] : []
      }
      if (first.list === list)
        return [entryIssue(entry, path, problem("anchorTaken", id, `the answer in ${first.location}`))]
      if (copiedLists.has(list)) return []
      copiedLists.add(list)
      return [entryIssue(entry, path, problem("questionsCopied", id, first.location))]
    })
  })
