import type { ContentFolder, Entry } from "../entry"
import { absentTypes, presentPages } from "./absent"
import { listed } from "./publication"
import { routesOf } from "./routes"
import type { Model } from "../model"
import { redirectsIn } from "../rules/redirects"

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
  const absent = absentTypes(model.types, entries, new Set())
  const own = presentPages(pages, absent)
  return {
    canonical: [...own, ...shown.map(({ path }) => path)],
    addresses: [...own, ...shown.flatMap(({ path, aliases }) => [path, ...aliases])],
    redirects: redirectsIn({ entries, model }),
  }
}
