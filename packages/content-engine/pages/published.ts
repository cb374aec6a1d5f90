import type { ContentFolder, Entry } from "../entry"
import { listed } from "./publication"
import { routesOf } from "./routes"
import type { Model } from "../model"
import { redirectsIn } from "../rules/redirects"
import type { ContentType } from "../shapes/define"

/** Whether a site may do without the only file of a type: the shape has the switch. */
export const mayBeAbsent = ({ shape, files }: Pick<ContentType, "shape" | "files">): boolean =>
  "published" in shape.shape && !files.includes("*")

/** Whether a page is left out as if its file were not there. */
export const isOff = ({ kind, data }: Pick<Entry, "kind" | "data">): boolean =>
  "published" in kind.shape.shape && data.published === false

/**
 * The types of pages that a site does without, since their file is not there or says `published: false`, and the types
 * of what belongs to them.
 * @param there types of which there is something, and addresses of pages
 */
export const absentTypes = (types: readonly ContentType[], there: ReadonlySet<string>): ContentType[] => {
  const gone = new Set(types.flatMap(type => (mayBeAbsent(type) && !there.has(type.type) ? [type.type] : [])))
  return types.filter(({ type, partOf = type }) => (partOf.startsWith("/") ? !there.has(partOf) : gone.has(partOf)))
}

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
