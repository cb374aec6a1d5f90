import type { ContentFolder, Entry } from "../entry"
import { listed } from "./publication"
import { routesOf } from "./routes"
import type { Model } from "../model"
import { redirectsIn } from "../rules/redirects"

/**
 * @param entries all content
 * @returns every address that visitors can find today, with its aliases, and the redirects
 */
export const publication = (
  model: Model,
  { pages, today }: Pick<ContentFolder, "pages" | "today">,
  entries: Entry[],
): { addresses: string[]; redirects: { from: string; to: string }[] } => {
  const shown = routesOf(listed(entries, today))
  return {
    addresses: [...pages, ...shown.flatMap(({ path, aliases }) => [path, ...aliases])],
    redirects: redirectsIn({ entries, model }),
  }
}
