import type { ContentFolder, Entry } from "../entry"
import type { Model } from "../model"
import { redirectsIn } from "../rules/redirects"
import type { ContentType } from "../shapes/define"
import { listed } from "./publication"
import { routesOf } from "./routes"

/** Whether a page is left out as if its file were not there. */
export const isOff = ({ kind, data }: Pick<Entry, "kind" | "data">): boolean =>
  "published" in kind.shape.shape && data.published === false

/**
 * The types of what belongs to a page that is not there.
 * @param there addresses of pages
 */
export const absentTypes = (types: readonly ContentType[], there: ReadonlySet<string>): ContentType[] =>
  types.filter(({ partOf }) => partOf !== undefined && !there.has(partOf))

/** The addresses of pages that are not left out. */
export const addressesThere = (entries: Entry[]): Set<string> => new Set(routesOf(entries).map(({ path }) => path))

/** Returns the addresses of unpublished pages, and of what belongs to them, with the files that unpublish them. */
export const unpublishedAddresses = (entries: Entry[]): Map<string, string> => {
  const left = new Map(
    routesOf(entries.filter(isOff)).flatMap(({ path, aliases, entry: { source } }) =>
      [path, ...aliases].map(address => [address, source.file] as const),
    ),
  )
  for (const { path, aliases, entry } of routesOf(entries)) {
    const file = entry.kind.partOf === undefined ? undefined : left.get(entry.kind.partOf)
    if (file !== undefined) for (const address of [path, ...aliases]) left.set(address, file)
  }
  return left
}

/**
 * @param entries all content
 * @returns every address that visitors can find today, with its aliases; those without; and the redirects
 */
export const publication = (
  model: Model,
  { pages, today }: Pick<ContentFolder, "pages" | "today">,
  entries: Entry[],
): { addresses: string[]; canonical: string[]; redirects: { from: string; to: string }[] } => {
  const shown = routesOf(listed(entries, today))
  return {
    canonical: [...pages, ...shown.map(({ path }) => path)],
    addresses: [...pages, ...shown.flatMap(({ path, aliases }) => [path, ...aliases])],
    redirects: redirectsIn({ entries, model }),
  }
}
