import type { ContentFolder, Entry } from "../entry"
import { listed } from "./publication"
import { routesOf } from "./routes"
import type { Model } from "../model"
import { redirectsIn } from "../rules/redirects"
import type { ContentType } from "../shapes/define"

/** Whether a page is left out as if its file were not there. */
export const isOff = ({ kind, data }: Pick<Entry, "kind" | "data">): boolean =>
  "published" in kind.shape.shape && data.published === false

/**
 * The types of what belongs to a page that is not there.
 * @param there addresses of pages
 */
export const absentTypes = (types: readonly ContentType[], there: ReadonlySet<string>): ContentType[] =>
  types.filter(({ partOf }) => partOf !== undefined && !there.has(partOf))

/** The types of which there is something, and the addresses of pages, in all that is not left out. */
export const thereIn = (entries: Entry[]): Set<string> =>
  new Set([...entries.map(({ type }) => type), ...routesOf(entries).map(({ path }) => path)])

/** The pages of src/pages that are left when types are absent. */
export const presentPages = (pages: readonly string[], absent: readonly ContentType[]): string[] => {
  const gone = absent.flatMap(({ page }) => (page && "path" in page ? [page.path] : []))
  return pages.filter(path => !gone.includes(path))
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
  const own = presentPages(pages, absentTypes(model.types, thereIn(entries)))
  return {
    canonical: [...own, ...shown.map(({ path }) => path)],
    addresses: [...own, ...shown.flatMap(({ path, aliases }) => [path, ...aliases])],
    redirects: redirectsIn({ entries, model }),
  }
}
