import type { Entry } from "../entry"
import type { ContentType } from "../schema/content-type"
import type { Route } from "./route"

/** Returns the route of an object, if its type has a template. */
export const routeOf = ({ page }: Pick<ContentType, "page">, object: Record<string, unknown>): Route | undefined =>
  page?.route(object)

/** Returns the routes of all pages, with their entries. */
export const routesOf = (entries: Entry[]): (Route & { entry: Entry })[] =>
  entries.flatMap(entry => {
    const route = routeOf(entry.contentType, entry.data)
    return route ? [{ ...route, entry }] : []
  })

/** Collects the canonical paths and aliases of all pages. */
export const collectPaths = (entries: Entry[]): string[] =>
  routesOf(entries).flatMap(({ path, aliases }) => [path, ...aliases])
