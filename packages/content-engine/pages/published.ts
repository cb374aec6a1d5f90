import type { ContentFolder, Entry } from "../entry"
import { listed } from "./publication"
import { routesOf } from "./routes"
import type { Model } from "../model"
import { redirectsIn } from "../rules/redirects"
import type { ContentType } from "../shapes/define"

/** Whether a site may do without a page: the shape has the switch. */
export const mayBeAbsent = ({ shape }: Pick<ContentType, "shape">): boolean => "published" in shape.shape

/**
 * The types of pages that a site does without, since their file is not there or says `published: false`, and the types
 * of what belongs to them.
 * @param there types of which there is something
 */
export const absentTypes = (types: readonly ContentType[], there: ReadonlySet<string>): ContentType[] => {
  const gone = new Set(types.flatMap(type => (mayBeAbsent(type) && !there.has(type.type) ? [type.type] : [])))
  return types.filter(({ type, partOf = type }) => gone.has(partOf))
}

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
  const own = presentPages(pages, absentTypes(model.types, new Set(entries.map(({ type }) => type))))
  return {
    canonical: [...own, ...shown.map(({ path }) => path)],
    addresses: [...own, ...shown.flatMap(({ path, aliases }) => [path, ...aliases])],
    redirects: redirectsIn({ entries, model }),
  }
}
