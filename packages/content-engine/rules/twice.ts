import type { DataPath, Entry, Issue } from "../entry"
import { isDraft } from "../pages/publication"
import { shownOf } from "../pages/shown"
import { routeOf } from "../pages/routes"
import { asWarning } from "../severity"
import { formatOf, walkShape } from "../shapes/shape"
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

/** Texts shorter than this are labels, which may be the same in many places. */
const LONG = 60

/** Answers hold for many services, and one drawing stands on many pages. */
const SHARED = /^answer$|alt$/i

const shownAt = ({ kind, data }: Entry) => (kind.page ? shownOf(data, "description")?.path : undefined)

/** What a type says in one place of its objects, in words of its own: a copy still speaks of its original. */
const textsDiffer: Rule = ({ entries }) => {
  const first = new Map<string, Occurrence>()
  const told = new Set<Entry>()
  return entries
    .filter(entry => !isDraft(entry))
    .flatMap(entry =>
      walkShape(entry.kind.shape, entry.data, (text, path, shape): Issue[] => {
        if (text.length < LONG || formatOf(shape) || SHARED.test(String(path.at(-1)))) return []
        if (shownAt(entry)?.join() === path.join()) return []
        const place = path.filter(part => typeof part === "string").join(".")
        const key = `${entry.type} ${place} ${bare(text)}`
        const earlier = first.get(key)
        if (!earlier) first.set(key, { entry, path })
        if (!earlier || earlier.entry === entry || told.has(entry)) return []
        // One text is enough to see that the object is a copy.
        told.add(entry)
        return [
          asWarning(
            issueIn(
              entry,
              path,
              `This stands word for word in ${placeIn(earlier.entry, earlier.path)} too. If one of the two is a copy, write in it what is true there.`,
            ),
          ),
        ]
      }),
    )
}

export const twiceRules: Rule[] = [pagesDiffer, textsDiffer]
