import type { Entry } from "../entry"
import type { ContentType } from "../schema/content-type"
import type { Route } from "./route"

/**
 * @param kind of content
 * @param object of this kind
 * @returns its addresses, if it gets a page from a template
 */
export const routeOf = ({ page }: Pick<ContentType, "page">, object: Record<string, unknown>): Route | undefined =>
  page?.route(object)

/** Every page that content makes, with the entry that makes it. */
export const routesOf = (entries: Entry[]): (Route & { entry: Entry })[] =>
  entries.flatMap(entry => {
    const route = routeOf(entry.contentType, entry.data)
    return route ? [{ ...route, entry }] : []
  })

/** Every address of these pages. */
export const collectPaths = (entries: Entry[]): string[] =>
  routesOf(entries).flatMap(({ path, aliases }) => [path, ...aliases])
