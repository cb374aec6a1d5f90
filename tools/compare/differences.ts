import { structuredPatch } from "diff"

/** What can differ, by the word that `--allow` takes, with the name a report gives it. */
export const KINDS = {
  addresses: "Addresses",
  figures: "Prices and figures",
  text: "Text",
  headings: "Headings",
  links: "Links",
  forms: "Form fields",
  head: "Title, description and what else stands in the head",
  data: "Structured data",
  labels: "Alternative texts and labels",
  pictures: "Pictures",
  weight: "Weight",
  graphql: "GraphQL",
  messages: "Messages of the content check",
  packages: "npm packages",
}
export type Kind = keyof typeof KINDS

/** Something that is said, and where: under a heading, or by a name. */
export interface Fact {
  place: string
  value: string
}

/** One thing that is not as it was. */
export interface Difference {
  kind: Kind
  /** Address of the page; none for what concerns the project. */
  page?: string
  place: string
  /** Empty for what has come; a file beside the report for pictures. */
  before: string
  /** Empty for what has gone. */
  after: string
  /** Which part of a picture's pixels differs. */
  share?: number
}

const asLines = (facts: readonly Fact[]) => facts.map(({ value }) => `${value.replace(/\s+/g, " ")}\n`).join("")

/**
 * What came and went in two lists whose order means something.
 * @param context so many entries beside a change are told with it
 */
export const inOrder = (kind: Kind, before: readonly Fact[], after: readonly Fact[], context = 0): Difference[] =>
  structuredPatch("", "", asLines(before), asLines(after), "", "", { context }).hunks.map(
    ({ lines, oldStart, newStart }) => {
      const first = lines.findIndex(line => !line.startsWith(" "))
      const changed = lines[first]?.startsWith("-") ? before[oldStart - 1 + first] : after[newStart - 1 + first]
      const side = (sign: string) =>
        lines.flatMap(line => (line.startsWith(sign) || line.startsWith(" ") ? line.slice(1) : [])).join(" ")
      return { kind, place: changed?.place ?? "", before: side("-"), after: side("+") }
    },
  )

const valueAt = (name: string, facts: readonly Fact[]) =>
  facts.flatMap(({ place, value }) => (place === name ? value : [])).join(", ")

/** What differs between two lists whose entries have names. */
export const byName = (kind: Kind, before: readonly Fact[], after: readonly Fact[]): Difference[] =>
  [...new Set([...before, ...after].map(({ place }) => place))]
    .map(place => ({ kind, place, before: valueAt(place, before), after: valueAt(place, after) }))
    .filter(one => one.before !== one.after)

/** Reads `text,pictures:/pricing,links:/blog/*`. */
export const allowedBy = (wishes: string): ((difference: Difference) => boolean) => {
  const rules = wishes.split(",").flatMap(wish => (wish ? [wish.trim().split(/:(.*)/s)] : []))
  const unknown = rules.find(([kind = ""]) => !(kind in KINDS))
  if (unknown) throw new Error(`--allow ${unknown[0]}: what can differ is ${Object.keys(KINDS).join(", ")}.`)
  const isOn = (page = "", rule = page) => (rule.endsWith("*") ? page.startsWith(rule.slice(0, -1)) : page === rule)
  return ({ kind, page }) => rules.some(([allowed, rule]) => allowed === kind && isOn(page, rule))
}
