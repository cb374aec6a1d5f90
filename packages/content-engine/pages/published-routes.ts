import type { ContentFolder, Entry } from "../entry"
import type { ContentModel } from "../model"
import { listRedirects } from "../rules/redirects"
import type { ContentType } from "../schema/content-type"
import { listedEntries } from "./publish-status"
import { routesOf } from "./routes"

/** Whether a page is left out as if its file were not there. */
export const isUnpublished = ({ contentType: kind, data }: Pick<Entry, "contentType" | "data">): boolean =>
  "published" in kind.schema.shape && data.published === false

/**
 * The types of what belongs to a page that is not there.
 * @param there addresses of pages
 */
export const excludedTypes = (types: readonly ContentType[], publishedPaths: ReadonlySet<string>): ContentType[] =>
  types.filter(({ parentPage: partOf }) => partOf !== undefined && !publishedPaths.has(partOf))

/** The addresses of pages that are not left out. */
export const publishedPaths = (entries: Entry[]): Set<string> => new Set(routesOf(entries).map(({ path }) => path))

/** Returns the addresses of unpublished pages, and of what belongs to them, with the files that unpublish them. */
export const unpublishedAddresses = (entries: Entry[]): Map<string, string> => {
  const left = new Map(
    routesOf(entries.filter(isUnpublished)).flatMap(({ path, aliases, entry: { source } }) =>
      [path, ...aliases].map(address => [address, source.file] as const),
    ),
  )
  for (const { path, aliases, entry } of routesOf(entries)) {
    const file = entry.contentType.parentPage === undefined ? undefined : left.get(entry.contentType.parentPage)
    if (file !== undefined) for (const address of [path, ...aliases]) left.set(address, file)
  }
  return left
}

/**
 * @param entries all content
 * @returns every address that visitors can find today, with its aliases; those without; and the redirects
 */
export const publishedRoutes = (
  model: ContentModel,
  { pages, today }: Pick<ContentFolder, "pages" | "today">,
  entries: Entry[],
): { addresses: string[]; canonical: string[]; redirects: { from: string; to: string }[] } => {
  const shown = routesOf(listedEntries(entries, today))
  return {
    canonical: [...pages, ...shown.map(({ path }) => path)],
    addresses: [...pages, ...shown.flatMap(({ path, aliases }) => [path, ...aliases])],
    redirects: listRedirects({ entries, model }),
  }
}
