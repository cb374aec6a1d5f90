import { type Route, routesOf } from "../routes"
import type { Issue } from "../source"
import type { Entry } from "../validate"
import { issueIn, placeIn, type Rule, unique } from "./rule"

/** First parts of addresses at which Gatsby and the host keep files of their own. */
const RESERVED = ["404", "admin", "downloads", "fonts", "page-data", "static"]

/** The field of an object that an address is made from. */
const fieldOf = ({ data }: Entry, { path }: Route, address: string): readonly (string | number)[] => {
  const aliases = Array.isArray(data.aliases) ? data.aliases : []
  const alias = aliases.indexOf(address)
  if (alias >= 0) return ["aliases", alias]
  return ["slug", "id", "title"].filter(name => typeof data[name] === "string" && path.length > 1).slice(0, 1)
}

/** No two pages claim the same address, none hides another, and every page has one. */
const addressesUnique: Rule = ({ entries, folder: { pages } }) => {
  const owners = new Map<string, string>(pages.map(page => [page, `the page src/pages/${page === "/" ? "index" : page.slice(1)}.tsx`]))
  return routesOf(entries).flatMap(({ entry, ...route }) =>
    [route.path, ...route.aliases].flatMap((address): Issue[] => {
      const field = fieldOf(entry, route, address)
      const owner = owners.get(address)
      if (owner) return [issueIn(entry, field, `The address "${address}" is taken already by ${owner}. Change the slug, the title or the aliases.`)]
      owners.set(address, placeIn(entry, field))
      const [, first = ""] = address.split("/")
      if (RESERVED.includes(first)) return [issueIn(entry, field, `Addresses below "/${first}" are not for pages. Change the slug or the aliases.`)]
      return /[a-z0-9][^/]*$/.test(address) ? [] : [issueIn(entry, field, "No address can be made from this: it has no letter from a to z and no digit.")]
    }),
  )
}

/** What makes or orders addresses is not given twice. Slugs and titles are told with their address. */
export const addressRules: Rule[] = [addressesUnique, unique("Service", "order"), unique("CaseStudy", "order"), unique("Resource", "id")]
