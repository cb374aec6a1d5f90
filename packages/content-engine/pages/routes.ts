import type { Entry } from "../entry"
import { typeNamed } from "../../../model/types"
import { addressed, type Route } from "./route"

/**
 * @param type GraphQL type
 * @param object of this type, which need not have its shape
 * @returns its addresses, if it gets a page from a template
 */
export const routeOf = (type: string, object: Record<string, unknown>): Route | undefined => {
  const page = typeNamed(type)?.page
  return page && "template" in page ? page.route(addressed(object)) : undefined
}

/** Every page that content makes, with the entry that makes it. */
export const routesOf = (entries: Entry[]): (Route & { entry: Entry })[] =>
  entries.flatMap(entry => {
    const route = routeOf(entry.type, entry.data)
    return route ? [{ ...route, entry }] : []
  })

/** Every address of these pages. */
export const addressesOf = (entries: Entry[]): string[] =>
  routesOf(entries).flatMap(({ path, aliases }) => [path, ...aliases])

/** Stands for every part of an address that is made from content. */
const ANY = "*"

/** Whether a page of this type could have the address, for when not all of its objects can be known. */
export const mayHaveAddress = (type: string, path: string): boolean => {
  const page = typeNamed(type)?.page
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
