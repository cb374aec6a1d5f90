import { type Entry, isPublished, pageOf, routeOf } from "../../packages/content-engine"

/** What stands on pages of `develop` and visitors do not see, or not in lists. */
export interface Unseen {
  /** As lists show it. */
  name: string
  addresses: string[]
  mark: "Draft" | "Hidden"
}

const nameOf = ({ data }: Entry): string => {
  const name = [data.name, data.title].find(one => typeof one === "string")
  return String(name ?? "")
}

/** All that visitors do not see, but what says so itself, as posts do. */
export const unseenOf = (entries: Entry[], today: string): Unseen[] =>
  entries.flatMap(entry => {
    const isDraft = !isPublished(entry, today)
    if (entry.kind.fields?.flag || (!isDraft && entry.data.hidden !== true)) return []
    const own = pageOf(entry)
    const addresses = [...(own ? [own] : []), ...(routeOf(entry.kind, entry.data)?.aliases ?? [])]
    return [{ name: nameOf(entry), addresses, mark: isDraft ? "Draft" : "Hidden" }]
  })
