import { ownAnchorsOf, questionsOf } from "../pages/anchors"
import { issueIn, placeIn, type Rule } from "./rule"

/** No two answers of a page claim one address, and none that of another part of the page. */
const answersHaveAddresses: Rule = ({ entries }) =>
  entries.flatMap(entry => {
    const taken = new Map<string, string>([...ownAnchorsOf(entry), "main"].map(name => [name, "another part"]))
    return questionsOf(entry).flatMap(({ id, path }) => {
      const owner = taken.get(id)
      taken.set(id, owner ?? `the answer in ${placeIn(entry, path)}`)
      return owner
        ? [issueIn(entry, path, `The address "#${id}" is that of ${owner} of this page already. Choose another id.`)]
        : []
    })
  })

export const questionRules: Rule[] = [answersHaveAddresses]
