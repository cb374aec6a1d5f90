import { diffArrays } from "diff"
import { BY_NATURE } from "./by-nature"
import { type Difference, KINDS } from "./differences"

/** All that a comparison has found and nobody has allowed. */
export interface Report {
  /** Commits. */
  before: string
  after: string
  /** How many pages there are now, and of how many pictures were taken. */
  pages: number
  lookedAt: number
  /** How many differences `--allow` has named. */
  allowed: number
  differences: Difference[]
}

/** The same difference, with all pages that have it. */
export interface Group extends Difference {
  pages: string[]
}

/** Differences that are the same but for the page are one; those on most pages come first. */
const grouped = ({ differences }: Report): Group[] => {
  const groups = new Map<string, Group>()
  for (const { page, ...one } of differences) {
    const key = JSON.stringify(one)
    groups.set(key, { ...one, pages: [...(groups.get(key)?.pages ?? []), ...(page ? [page] : [])] })
  }
  const order = Object.keys(KINDS)
  return [...groups.values()].sort(
    (one, other) => order.indexOf(one.kind) - order.indexOf(other.kind) || other.pages.length - one.pages.length,
  )
}

/** The parts of a report: what the project or many pages share first, then pages by size of change. */
export const partsOf = (report: Report): { title: string; groups: Group[] }[] => {
  const groups = grouped(report)
  const isShared = ({ pages }: Group) => pages.length === 0 || pages.length > 2
  const own = groups.filter(group => !isShared(group))
  const sizeOf = (all: Group[]) => all.reduce((sum, { share = 0.01 }) => sum + share, 0)
  const pages = [...new Set(own.flatMap(({ pages }) => pages))]
    .map(title => ({ title, groups: own.filter(({ pages }) => pages.includes(title)) }))
    .sort((one, other) => sizeOf(other.groups) - sizeOf(one.groups))
  const shared = groups.filter(isShared)
  return [...(shared.length > 0 ? [{ title: "The project, and what many pages share", groups: shared }] : []), ...pages]
}

/** Two texts as one, in words that went, came or stayed; a price is one word. */
export const wordByWord = <Marked>(
  { before, after }: Difference,
  mark: (text: string, change?: "del" | "ins") => Marked,
) =>
  diffArrays(before.split(/(?<=\s)/), after.split(/(?<=\s)/)).map(({ value, added, removed }) =>
    mark(value.join(""), added ? "ins" : removed ? "del" : undefined),
  )

/** Where something differs, in words. */
export const placeOf = ({ kind, place, share }: Difference): string =>
  [KINDS[kind], place, share !== undefined && `${(share * 100).toPrecision(2)} % of the pixels`]
    .filter(Boolean)
    .join(", ")

export const headOf = ({ before, after, pages, lookedAt, allowed, differences: { length } }: Report): string =>
  `From ${before.slice(0, 7)} to ${after.slice(0, 7)}: ${pages} pages, pictures of the ${lookedAt} whose bytes differ. ${length === 0 ? "Nothing differs." : `${length} differences.`}${allowed > 0 ? ` ${allowed} more are allowed.` : ""}`

const shorten = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text)

const MARKS = { del: "~~", ins: "**" }
const plain = (text: string) => text.replace(/[\\`*_[\]<>#|~&]/g, "\\$&").replace(/\s+/g, " ")
const marked = (text: string, change?: "del" | "ins") =>
  change ? text.replace(/\S(.*\S)?/s, said => MARKS[change] + plain(said) + MARKS[change]) : plain(text)

/** A line of Markdown. */
const told = (one: Group): string => {
  const many = one.pages.length > 2 ? ` (${one.pages.length} pages)` : ""
  return `- ${plain(placeOf(one))}${many}${one.kind === "pictures" ? "" : `: ${wordByWord(one, marked).join("")}`}`
}

const linesOf = (report: Report, length: number) =>
  partsOf(report).flatMap(({ title, groups }) => [
    `### ${plain(title)}`,
    ...groups.map(one => shorten(told(one), length)),
  ])

/** What has changed, on a screen of a terminal: at most 40 lines. */
export const summary = (report: Report): string => {
  const lines = linesOf(report, 118)
  const more = lines.length > 36 ? [`and ${lines.length - 36} lines more`] : []
  return [headOf(report), ...lines.slice(0, 36), ...more].join("\n")
}

/** GitHub takes 65,536 letters for a comment, of which some are for the address of the page. */
const LETTERS = 60_000

/** The report as a comment on a pull request. */
export const markdown = (report: Report): string => {
  const lines = linesOf(report, 2000)
  const nature = Object.entries(BY_NATURE).map(([what, why]) => `- ${what}: ${why}`)
  const end = `\n<details><summary>What differs by nature</summary>\n\n${nature.join("\n")}\n</details>\n`
  let text = `## What changes\n\n${headOf(report)}\n`
  const fits = (line: string) => text.length + line.length + end.length < LETTERS - 100
  const first = lines.findIndex(
    line => !fits(line) || void (text += line.startsWith("#") ? `\n${line}\n\n` : `${line}\n`),
  )
  return `${text}${first < 0 ? "" : `\n${lines.length - first} more lines stand in the page of the report.\n`}${end}`
}
