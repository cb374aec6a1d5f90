import type { Entry, Issue, Location } from "../entry"
import { type Problem, problem, type ProblemInput } from "../messages"
import type { ContentModel } from "../model"
import type { Route } from "../pages/route"
import { routesOf } from "../pages/routes"
import { asWarning } from "../severity"
import { entryIssue, locationOf, type Rule } from "./rule"

/** First segments of paths that Gatsby or the host uses. */
const reservedSegments = ["404", "admin", "downloads", "fonts", "page-data", "static", "_gatsby", "~partytown"]

/** Returns the data path of the field that determines an address. */
const fieldOf = ({ data }: Entry, { path }: Route, address: string): readonly (string | number)[] => {
  const alias = Array.isArray(data.aliases) ? data.aliases.indexOf(address) : -1
  if (alias >= 0) return ["aliases", alias]
  // Pages set their whole path.
  if (data.path === address) return ["path"]
  return ["slug", "id", "title"].filter(name => typeof data[name] === "string" && path.length > 1).slice(0, 1)
}

const lastPart = (address: string) => address.split("/").at(-1) ?? ""

/**
 * Returns the problem of a path that the build or a host reserves.
 * @param reservedFolders - folders that the model reserves
 */
export const reservedProblem = (
  address: string,
  { reservedFolders = [] }: Pick<ContentModel, "reservedFolders">,
): Problem | undefined => {
  const [, first = ""] = address.split("/")
  if ([...reservedSegments, ...reservedFolders].includes(first)) return problem("pathReserved", first)
  // Hosts open /about/index as /about, because each page is index.html in its folder.
  return /^index(?:\.html)?$/.test(lastPart(address)) ? problem("addressIndex", address) : undefined
}

const addressProblem = (address: string, model: ContentModel): Problem | undefined =>
  reservedProblem(address, model) ??
  (address === "/" || /[a-z0-9][^/]*$/.test(address) ? undefined : problem("pathEmpty"))

/** Requires a unique, unreserved path for every page; of unpublished pages, a wrong path is a warning. */
export const uniquePaths: Rule = ({ entries, unpublishedPages, folder, model }) => {
  const builtInPaths = [...folder.srcPages, ...(model.generatedPaths ?? [])]
  const owners = new Map<string, Location | undefined>(builtInPaths.map(path => [path, undefined]))
  const reported = new Set<Entry>()
  const registerPath = (entry: Entry, route: Route, address: string): Issue[] => {
    const field = fieldOf(entry, route, address)
    const owner = owners.get(address)
    const pathProblem: ProblemInput | undefined = owners.has(address)
      ? ({ location }) => problem("pathTaken", address, owner && location(owner))
      : addressProblem(address, model)
    if (!owners.has(address)) owners.set(address, locationOf(entry, field))
    // One issue per entry: a wrong slug is in its path and in the aliases made from it.
    if (!pathProblem || reported.has(entry)) return []
    reported.add(entry)
    return [entryIssue(entry, field, pathProblem)]
  }
  const routes = routesOf(entries)
  const aliases = routes.flatMap(({ entry, ...route }) => route.aliases.map(address => ({ entry, route, address })))
  // Aliases set in code come first: editors cannot change them, so the issue belongs to the other page.
  const isSetInCode = ({ entry, route, address }: (typeof aliases)[number]) =>
    entry.data.aliases === undefined && lastPart(address) !== lastPart(route.path)
  return [
    ...aliases.filter(isSetInCode),
    ...routes.map(({ entry, ...route }) => ({ entry, route, address: route.path })),
    ...aliases.filter(alias => !isSetInCode(alias)),
    ...routesOf(unpublishedPages).map(({ entry, ...route }) => ({ entry, route, address: route.path })),
  ].flatMap(({ entry, route, address }) => {
    const issues = registerPath(entry, route, address)
    return unpublishedPages.includes(entry) ? issues.map(asWarning) : issues
  })
}
