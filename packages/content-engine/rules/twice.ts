import type { DataPath, Entry, Issue } from "../entry"
import { isDraft } from "../pages/publication"
import { shownOf } from "../pages/shown"
import { routeOf } from "../pages/routes"
import { issueIn, placeIn, type Rule } from "./rule"

/** Without what does not make two texts different to a reader. */
const bare = (text: string) =>
  text
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, " ")
    .trim()

interface Occurrence {
  entry: Entry
  path: DataPath
}

/** No two pages of a kind look the same in search results: one of them is a copy of the other. */
const pagesDiffer: Rule = ({ entries }) =>
  (["title", "description"] as const).flatMap(name => {
    const first = new Map<string, Occurrence>()
    return entries
      .filter(entry => entry.kind.page && !isDraft(entry))
      .flatMap((entry): Issue[] => {
        const { text, path } = shownOf(entry.data, name) ?? { text: "", path: [] }
        if (!text) return []
        const key = `${entry.type} ${bare(text)}`
        const earlier = first.get(key)
        if (!earlier) {
          first.set(key, { entry, path })
          return []
        }
        // Two that even claim one address are told of that.
        if (routeOf(entry.kind, entry.data)?.path === routeOf(entry.kind, earlier.entry.data)?.path) return []
        return [
          issueIn(
            entry,
            path,
            `Another page has the same ${name}, in ${placeIn(earlier.entry, earlier.path)}. Give each its own: visitors cannot tell the two apart in search results.`,
          ),
        ]
      })
  })

export const twiceRules: Rule[] = [pagesDiffer]
