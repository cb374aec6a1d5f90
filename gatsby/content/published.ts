import type { ContentFolder, Entry } from "./entry"
import { publicationOf } from "./publication"
import { routesOf } from "./routes"
import { ofType } from "./rules/rule"
import { blogPost } from "./types/blog-post"
import { redirect } from "./types/redirect"

/**
 * @param entries all content
 * @returns every address that visitors can find today, with its aliases, and the redirects
 */
export const publication = (
  { pages, today }: Pick<ContentFolder, "pages" | "today">,
  entries: Entry[],
): { addresses: string[]; redirects: { from: string; to: string }[] } => {
  const hidden = new Set<Entry>(
    ofType(entries, blogPost).filter(({ data }) => publicationOf(data, today) !== "published"),
  )
  const shown = routesOf(entries).filter(({ entry }) => !hidden.has(entry))
  return {
    addresses: [...pages, ...shown.flatMap(({ path, aliases }) => [path, ...aliases])],
    redirects: ofType(entries, redirect).map(({ data }) => data),
  }
}
