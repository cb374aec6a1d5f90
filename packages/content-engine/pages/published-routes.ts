import type { ContentFolder, Entry } from "../entry"
import type { ContentType } from "../schema/content-type"
import { listedEntries } from "./publish-status"
import { routesOf } from "./routes"

/** Returns whether `published: false` excludes a page from the build. */
export const isUnpublishedPage = ({ contentType, data }: Pick<Entry, "contentType" | "data">): boolean =>
  "published" in contentType.schema.shape && data.published === false

/** Returns the types whose `requiredPage` is not published. */
export const excludedTypes = (types: readonly ContentType[], publishedPaths: ReadonlySet<string>): ContentType[] =>
  types.filter(({ requiredPage }) => requiredPage !== undefined && !publishedPaths.has(requiredPage))

/** Returns the paths of the entries' pages, without aliases. */
export const canonicalPaths = (entries: Entry[]): Set<string> => new Set(routesOf(entries).map(({ path }) => path))

/** Maps the paths of excluded pages, and of pages that require them, to the files with `published: false`. */
export const mapUnpublishedPaths = (entries: Entry[]): Map<string, string> => {
  const excludingFileByPath = new Map(
    routesOf(entries.filter(isUnpublishedPage)).flatMap(({ path: canonical, aliases, entry: { source } }) =>
      [canonical, ...aliases].map(path => [path, source.file] as const),
    ),
  )
  for (const { path: canonical, aliases, entry } of routesOf(entries)) {
    const { requiredPage } = entry.contentType
    const file = requiredPage === undefined ? undefined : excludingFileByPath.get(requiredPage)
    if (file !== undefined) for (const path of [canonical, ...aliases]) excludingFileByPath.set(path, file)
  }
  return excludingFileByPath
}

/**
 * Returns the paths of src/pages and of content pages, without aliases, drafts, planned and hidden ones.
 * @param entries - without pages with `published: false` and types whose `requiredPage` is unpublished
 */
export const listedPaths = (
  { srcPages, today }: Pick<ContentFolder, "srcPages" | "today">,
  entries: Entry[],
): Set<string> => new Set([...srcPages, ...canonicalPaths(listedEntries(entries, today))])
