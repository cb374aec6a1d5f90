import { routesOf } from "../pages/routes"
import type { Entry, Issue } from "../entry"
import type { Route } from "../pages/route"
import { issueIn, placeIn, type Rule } from "./rule"

/** First parts of addresses at which Gatsby and the host keep files of their own. */
const RESERVED = ["404", "admin", "downloads", "fonts", "page-data", "static"]

/** The field of an object that an address is made from. */
const fieldOf = ({ data }: Entry, { path }: Route, address: string): readonly (string | number)[] => {
  const aliases = Array.isArray(data.aliases) ? data.aliases : []
  const alias = aliases.indexOf(address)
  if (alias >= 0) return ["aliases", alias]
  return ["slug", "id", "title"].filter(name => typeof data[name] === "string" && path.length > 1).slice(0, 1)
}

const problemOf = (address: string, owner: string | undefined): string | undefined => {
  if (owner) return `The address "${address}" is taken already by ${owner}. Choose another one.`
  const [, first = ""] = address.split("/")
  if (RESERVED.includes(first)) return `Addresses below "/${first}" are not for pages. Choose another one.`
  return /[a-z0-9][^/]*$/.test(address)
    ? undefined
    : "No address can be made from this: it has no letter from a to z and no digit."
}

/** No two pages claim the same address, none hides another, and every page has one. */
const addressesUnique: Rule = ({ entries, folder: { pages } }) => {
  const owners = new Map<string, string>(pages.map(page => [page, "a page that the site always has"]))
  const reported = new Set<Entry>()
  const claim = (entry: Entry, route: Route, address: string): Issue[] => {
    const field = fieldOf(entry, route, address)
    const message = problemOf(address, owners.get(address))
    owners.set(address, owners.get(address) ?? placeIn(entry, field))
    // Further addresses are made from the same words: one of them is enough.
    if (!message || reported.has(entry)) return []
    reported.add(entry)
    return [issueIn(entry, field, message)]
  }
  const routes = routesOf(entries)
  return [
    ...routes.flatMap(({ entry, ...route }) => claim(entry, route, route.path)),
    ...routes.flatMap(({ entry, ...route }) => route.aliases.flatMap(alias => claim(entry, route, alias))),
  ]
}

export const addressRules: Rule[] = [addressesUnique]
