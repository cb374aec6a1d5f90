import type { Entry } from "../entry"
import type { ContentType } from "../shapes/define"
import { addressed, type Route } from "./route"

/**
 * @param kind of content
 * @param object of this kind, which need not have its shape
 * @returns its addresses, if it gets a page from a template
 */
export const routeOf = ({ page }: Pick<ContentType, "page">, object: Record<string, unknown>): Route | undefined =>
  page && "template" in page ? page.route(addressed(object)) : undefined

/** Every page that content makes, with the entry that makes it. */
export const routesOf = (entries: Entry[]): (Route & { entry: Entry })[] =>
  entries.flatMap(entry => {
    const route = routeOf(entry.kind, entry.data)
    return route ? [{ ...route, entry }] : []
  })

/** Every address of these pages. */
export const addressesOf = (entries: Entry[]): string[] =>
  routesOf(entries).flatMap(({ path, aliases }) => [path, ...aliases])

/** Stands for every part of an address that is made from content. */
const ANY = "*"

/** Whether a page of this type could have the address, for when not all of its objects can be known. */
export const mayHaveAddress = ({ page }: ContentType, path: string): boolean => {
  if (!page || !("template" in page)) return false
  const parts = path.split("/")
  return [{ id: ANY, slug: ANY }, ...(page.always ?? [])].some(object => {
    const route = page.route(object)
    return [route.path, ...route.aliases].some(address => {
      const pattern = address.split("/")
      return (
        pattern.length === parts.length &&
        pattern.every((part, index) => part === parts[index] || (part === ANY && parts[index]))
      )
    })
  })
}
