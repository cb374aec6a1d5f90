import type { Entry } from "../entry"
import { problem } from "../messages"
import { addressesOf } from "../pages/routes"
import { issueIn, type Rule, type RuleContext } from "./rule"

type Context = Pick<RuleContext, "entries" | "model">

const redirectsOf = ({ entries, model }: Context): Entry[] =>
  entries.filter(({ type }) => type === model.redirects?.type)

/** The redirects of the content. */
export const redirectsIn = (context: Context): { from: string; to: string }[] =>
  redirectsOf(context).map(({ data }) => ({ from: String(data.from), to: String(data.to) }))

/** Where addresses have moved to, as the redirects say. */
export const movedIn = (context: Context): Map<string, string> =>
  new Map(redirectsIn(context).map(({ from, to }) => [from, to]))

/** The addresses that a visitor passes from one on, as long as each has moved; the last is one of them in a circle. */
const wayFrom = (address: string, moved: ReadonlyMap<string, string>): string[] => {
  const way = [address]
  for (let next = moved.get(address); next !== undefined; next = moved.get(next.split("#")[0] ?? "")) {
    const path = next.split("#")[0] ?? ""
    if (way.includes(path)) return [...way, path]
    way.push(next)
  }
  return way
}

/** Each redirect leads from an address without a page to one with a page, in one step. */
export const redirectsLead: Rule = context => {
  const moved = movedIn(context)
  const pages = new Set([...context.folder.pages, ...addressesOf(context.entries)])
  return redirectsOf(context).flatMap(entry => {
    const [from, to] = [String(entry.data.from), String(entry.data.to)]
    if (pages.has(from)) return [issueIn(entry, ["from"], problem("redirectFromPage", from))]
    const way = wayFrom(from, moved)
    const end = way.at(-1) ?? to
    if (way.indexOf(end) < way.length - 1) return [issueIn(entry, ["to"], problem("redirectCircle", way.join(" → ")))]
    return way.length > 2 ? [issueIn(entry, ["to"], problem("redirectTwice", to, end))] : []
  })
}
