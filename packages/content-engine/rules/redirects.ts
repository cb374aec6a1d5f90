import type { Entry } from "../entry"
import { problem } from "../messages"
import { stripQueryAndHash } from "../pages/links"
import { collectPaths } from "../pages/routes"
import { entryIssue, type Rule, type RuleContext } from "./rule"
import { reservedProblem } from "./unique-paths"

type Context = Pick<RuleContext, "entries" | "model">

const redirectEntries = ({ entries, model }: Context): Entry[] =>
  entries.filter(({ type }) => type === model.redirects?.type)

/** Maps old paths to redirect targets. */
const mapRedirects = (context: Context): Map<string, string> =>
  new Map(redirectEntries(context).map(({ data }) => [String(data.from), String(data.to)]))

/** Returns the paths of the redirect loop that `path` leads to, if there is one. */
const findLoop = (path: string, redirects: ReadonlyMap<string, string>): string[] | undefined => {
  const visited = [path]
  for (let next = redirects.get(path); next !== undefined; next = redirects.get(visited.at(-1) ?? "")) {
    const target = stripQueryAndHash(next)
    if (visited.includes(target)) return [...visited, target]
    visited.push(target)
  }
  return undefined
}

/** Maps old paths to redirect targets, without those that lead into a loop. */
export const mapLoopFreeRedirects = (context: Context): Map<string, string> => {
  const redirects = mapRedirects(context)
  return new Map([...redirects].filter(([from]) => !findLoop(from, redirects)))
}

/** Reports redirects that shadow a page, have a reserved path or form a loop. `validLinks` checks their targets. */
export const validRedirects: Rule = context => {
  const redirects = mapRedirects(context)
  const { entries, folder, model } = context
  const pagePaths = new Set([...folder.srcPages, ...(model.generatedPaths ?? []), ...collectPaths(entries)])
  return redirectEntries(context).flatMap(entry => {
    const from = String(entry.data.from)
    if (pagePaths.has(from)) return [entryIssue(entry, ["from"], problem("redirectShadowsPage", from))]
    const reserved = reservedProblem(from, model)
    if (reserved) return [entryIssue(entry, ["from"], reserved)]
    const loop = findLoop(from, redirects)
    return loop ? [entryIssue(entry, ["to"], problem("redirectLoop", loop.join(" → ")))] : []
  })
}
