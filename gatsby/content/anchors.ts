import type { Entry } from "./entry"
import { routeOf } from "./routes"
import { typeNamed } from "./types"

/** What the page for unknown addresses is called: nobody links to it. */
const NOT_FOUND = "/404"

/** Address of the page that shows an object; nothing for what stands on many pages. */
export const pageOf = ({ type, data }: Entry): string | undefined => {
  const page = typeNamed(type)?.page
  if (!page || !("path" in page)) return routeOf(type, data)?.path
  return page.path === NOT_FOUND ? undefined : page.path
}

/**
 * What one may link to inside the pages, by address. A browser test looks up every one of them on the built site.
 * Every page has `#main` as well.
 */
export const anchorsOf = (entries: Entry[]): Map<string, readonly string[]> =>
  new Map(
    entries.flatMap(entry => {
      const page = pageOf(entry)
      const anchors = typeNamed(entry.type)?.page?.anchors ?? []
      const names = typeof anchors === "function" ? anchors(entry) : anchors
      return page !== undefined && names.length > 0 ? [[page, names] as const] : []
    }),
  )
