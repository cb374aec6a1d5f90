import type { Entry } from "../entry"
import { addressesOf } from "../pages/routes"
import { issueIn, type Rule, type RuleContext } from "./rule"

const pathOf = (address: string) => address.split("#")[0] ?? ""

const isRedirect =
  ({ model: { redirects } }: Pick<RuleContext, "model">) =>
  ({ type }: Entry) =>
    type === redirects?.type

/** The redirects of the content. */
export const redirectsIn = (context: Pick<RuleContext, "entries" | "model">): { from: string; to: string }[] =>
  context.entries.filter(isRedirect(context)).map(({ data }) => ({ from: String(data.from), to: String(data.to) }))

/** Where addresses have moved to, as the redirects say. */
export const movedIn = (context: Pick<RuleContext, "entries" | "model">): Map<string, string> =>
  new Map(redirectsIn(context).map(({ from, to }) => [from, to]))

/** The addresses that a visitor passes from one on, as long as each has moved, and the last if it is one of them. */
const wayFrom = (address: string, moved: ReadonlyMap<string, string>): string[] => {
  const way = [address]
  for (;;) {
    const next = moved.get(pathOf(way.at(-1) ?? ""))
    if (next === undefined) return way
    const isCircle = way.includes(pathOf(next))
    way.push(isCircle ? pathOf(next) : next)
    if (isCircle) return way
  }
}

/** Each redirect leads from an address without a page to one with a page, in one step. */
const redirectsLead: Rule = context => {
  const moved = movedIn(context)
  const pages = new Set([...context.folder.pages, ...addressesOf(context.entries)])
  return context.entries.filter(isRedirect(context)).flatMap(entry => {
    const [from, to] = [String(entry.data.from), String(entry.data.to)]
    if (pages.has(from))
      return [issueIn(entry, ["from"], `A page has the address "${from}". Delete the redirect, or move the page.`)]
    const way = wayFrom(from, moved)
    const end = way.at(-1) ?? to
    if (way.indexOf(end) < way.length - 1)
      return [
        issueIn(
          entry,
          ["to"],
          `These redirects lead in a circle: ${way.join(" → ")}. Name the page that is to be shown.`,
        ),
      ]
    return way.length > 2
      ? [
          issueIn(
            entry,
            ["to"],
            `"${to}" has moved as well, to "${end}". Name that here, so that nobody is sent twice.`,
          ),
        ]
      : []
  })
}

export const redirectRules: Rule[] = [redirectsLead]
