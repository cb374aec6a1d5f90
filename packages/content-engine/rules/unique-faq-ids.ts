import { problem } from "../messages"
import { anchorsOfType, findFaqAnswers } from "../pages/anchors"
import { entryIssue, locationOf, type Rule } from "./rule"

/** Requires ids (anchors) of FAQ answers that are unique on their page. Reports a copied list of questions once. */
export const uniqueFaqIds: Rule = ({ entries, model: { isReservedId } }) =>
  entries.flatMap(entry => {
    const anchors = new Set(anchorsOfType(entry))
    const answers = findFaqAnswers(entry).map(answer => ({ ...answer, list: answer.path.slice(0, -2) }))
    const firstById = new Map(answers.toReversed().map(answer => [answer.id, answer]))
    const isCopied = ({ id, list }: (typeof answers)[number]) => firstById.get(id)?.list.join() !== list.join()
    return answers.flatMap(answer => {
      const { id, path, list } = answer
      const first = firstById.get(id)
      if (!first || first === answer) {
        const isTaken = anchors.has(id) || isReservedId?.(id, entry.data)
        return isTaken ? [entryIssue(entry, path, problem("anchorTaken", id))] : []
      }
      const firstLocation = locationOf(entry, first.path)
      if (!isCopied(answer))
        return [entryIssue(entry, path, ({ location }) => problem("anchorTaken", id, location(firstLocation)))]
      const copied = answers.filter(other => isCopied(other) && other.list.join() === list.join())
      return copied[0] === answer
        ? [
            entryIssue(entry, list, terms =>
              problem("questionsCopied", copied.length, id, terms.location(firstLocation)),
            ),
          ]
        : []
    })
  })
