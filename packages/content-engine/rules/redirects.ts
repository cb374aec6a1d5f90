import type { Entry } from "../entry"
import { problem } from "../messages"
import { addressIn } from "../pages/links"
import { addressesOf } from "../pages/routes"
import { reservedProblem } from "./addresses"
import { issueIn, type Rule, type RuleContext } from "./rule"

type Context = Pick<RuleContext, "entries" | "model">

const redirectsOf = ({ entries, model }: Context): Entry[] =>
  entries.filter(({ type }) => type === model.redirects?.type)

/** The redirects of the content. */
export const redirectsIn = (context: Context): { from: string; to: string }[] =>
  redirectsOf(context).map(({ data }) => ({ from: String(data.from), to: String(data.to) }))

/** The addresses that a visitor passes from one on, if they lead in a circle. */
const circleFrom = (address: string, moved: ReadonlyMap<string, string>): string[] | undefined => {
  const way = [address]
  for (let next = moved.get(address); next !== undefined; next = moved.get(way.at(-1) ?? "")) {
    const path = addressIn(next)
    if (way.includes(path)) return [...way, path]
    way.push(path)
  }
  return undefined
}

const mapOf = (context: Context) => new Map(redirectsIn(context).map(({ from, to }) => [from, to]))

/** Where addresses have moved to, but for those that lead nowhere. */
export const movedIn = (context: Context): Map<string, string> => {
  const moved = mapOf(context)
  return new Map([...moved].filter(([from]) => !circleFrom(from, moved)))
}

/** Each redirect leads from an address without a page to one with a page, which is told of any link. */
export const redirectsLead: Rule = context => {
  const moved = mapOf(context)
  const { entries, folder, model } = context
  const pages = new Set([...folder.pages, ...(model.pages ?? []), ...addressesOf(entries)])
  return redirectsOf(context).flatMap(entry => {
    const from = String(entry.data.from)
    if (pages.has(from)) return [issueIn(entry, ["from"], problem("redirectFromPage", from))]
    const reserved = reservedProblem(from, model)
    if (reserved) return [issueIn(entry, ["from"], reserved)]
    const circle = circleFrom(from, moved)
    return circle ? [issueIn(entry, ["to"], problem("redirectCircle", circle.join(" → ")))] : []
  })
}
