import type { ContentFolder, Entry } from "../entry"
import { listed } from "./publication"
import { routesOf } from "./routes"
import { ofType } from "../rules/rule"
import { redirect } from "../../../model/types/redirect"

/**
 * @param entries all content
 * @returns every address that visitors can find today, with its aliases, and the redirects
 */
export const publication = (
  { pages, today }: Pick<ContentFolder, "pages" | "today">,
  entries: Entry[],
): { addresses: string[]; redirects: { from: string; to: string }[] } => {
  const shown = routesOf(listed(entries, today))
  return {
    addresses: [...pages, ...shown.flatMap(({ path, aliases }) => [path, ...aliases])],
    redirects: ofType(entries, redirect).map(({ data }) => data),
  }
}
