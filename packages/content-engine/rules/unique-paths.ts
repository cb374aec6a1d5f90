import type { Entry, Issue } from "../entry"
import { type Problem, problem } from "../messages"
import type { ContentModel } from "../model"
import type { Route } from "../pages/route"
import { routesOf } from "../pages/routes"
import { entryIssue, formatLocation, type Rule } from "./rule"

/** First parts of addresses at which Gatsby and the host keep files of their own. */
const RESERVED = ["404", "admin", "downloads", "fonts", "page-data", "static", "_gatsby", "~partytown"]

/** The field of an object that an address is made from. */
const fieldOf = ({ data }: Entry, { path }: Route, address: string): readonly (string | number)[] => {
  const alias = Array.isArray(data.aliases) ? data.aliases.indexOf(address) : -1
  if (alias >= 0) return ["aliases", alias]
  // Content says the whole address.
  if (data.path === address) return ["path"]
  return ["slug", "id", "title"].filter(name => typeof data[name] === "string" && path.length > 1).slice(0, 1)
}

const lastPart = (address: string) => address.split("/").at(-1) ?? ""

/**
 * Returns the problem of an address at which the build or a host has a file.
 * @param folders - further folders of the site's build
 */
export const reservedProblem = (
  address: string,
  { folders = [] }: Pick<ContentModel, "folders">,
): Problem | undefined => {
  const [, first = ""] = address.split("/")
  if ([...RESERVED, ...folders].includes(first)) return problem("pathReserved", first)
  // A page is the file index.html of its folder.
  return /^index(?:\.html)?$/.test(lastPart(address)) ? problem("addressIndex", address) : undefined
}

const problemOf = (address: string, owner: string | undefined, model: ContentModel): Problem | undefined => {
  if (owner) return problem("pathTaken", address, owner)
  return (
    reservedProblem(address, model) ??
    (address === "/" || /[a-z0-9][^/]*$/.test(address) ? undefined : problem("pathEmpty"))
  )
}

/** No two pages claim the same address, none hides another, and every page has one. */
export const uniquePaths: Rule = ({ entries, folder, model }) => {
  const pages = [...folder.pages, ...(model.pages ?? [])]
  const owners = new Map<string, string>(pages.map(page => [page, "a page that the site always has"]))
  const reported = new Set<Entry>()
  const claim = (entry: Entry, route: Route, address: string): Issue[] => {
    const field = fieldOf(entry, route, address)
    const found = problemOf(address, owners.get(address), model)
    owners.set(address, owners.get(address) ?? formatLocation(entry, field))
    // Further addresses are made from the same words: one of them is enough.
    if (!found || reported.has(entry)) return []
    reported.add(entry)
    return [entryIssue(entry, field, found)]
  }
  const routes = routesOf(entries)
  const aliases = routes.flatMap(({ entry, ...route }) => route.aliases.map(address => ({ entry, route, address })))
  // What no words of content make cannot be changed: others give way to it.
  const isFixed = ({ entry, route, address }: (typeof aliases)[number]) =>
    entry.data.aliases === undefined && lastPart(address) !== lastPart(route.path)
  return [
    ...aliases.filter(isFixed),
    ...routes.map(({ entry, ...route }) => ({ entry, route, address: route.path })),
    ...aliases.filter(alias => !isFixed(alias)),
  ].flatMap(({ entry, route, address }) => claim(entry, route, address))
}
