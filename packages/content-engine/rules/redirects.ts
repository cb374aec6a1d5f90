import type { Entry } from "../entry"
import { problem } from "../messages"
import { stripQueryAndHash } from "../pages/links"
import { collectPaths } from "../pages/routes"
import { reservedProblem } from "./unique-paths"
import { entryIssue, type Rule, type RuleContext } from "./rule"

type Context = Pick<RuleContext, "entries" | "model">

const redirectEntries = ({ entries, model }: Context): Entry[] =>
  entries.filter(({ type }) => type === model.redirects?.type)

/** The redirects of the content. */
export const listRedirects = (context: Context): { from: string; to: string }[] =>
  redirectEntries(context).map(({ data }) => ({ from: String(data.from), to: String(data.to) }))

/** The addresses that a visitor passes from one on, if they lead in a circle. */
const findLoop = (address: string, redirects: ReadonlyMap<string, string>): string[] | undefined => {
  const way = [address]
  for (let next = redirects.get(address); next !== undefined; next = redirects.get(way.at(-1) ?? "")) {
    const path = stripQueryAndHash(next)
    if (way.includes(path)) return [...way, path]
    way.push(path)
  }
  return undefined
}

const mapOf = (context: Context) => new Map(listRedirects(context).map(({ from, to }) => [from, to]))

/** Where addresses have moved to, but for those that lead nowhere. */
export const redirectTargets = (context: Context): Map<string, string> => {
  const redirects = mapOf(context)
  return new Map([...redirects].filter(([from]) => !findLoop(from, redirects)))
}

/** Each redirect leads from an address without a page to one with a page, which is told of any link. */
export const validRedirects: Rule = context => {
  const redirects = mapOf(context)
  const { entries, folder, model } = context
  const pages = new Set([...folder.pages, ...(model.pages ?? []), ...collectPaths(entries)])
  return redirectEntries(context).flatMap(entry => {
    const from = String(entry.data.from)
    if (pages.has(from)) return [entryIssue(entry, ["from"], problem("redirectShadowsPage", from))]
    const reserved = reservedProblem(from, model)
    if (reserved) return [entryIssue(entry, ["from"], reserved)]
    const circle = findLoop(from, redirects)
    return circle ? [entryIssue(entry, ["to"], problem("redirectLoop", circle.join(" → ")))] : []
  })
}
