import { diffWordsWithSpace } from "diff"
import type { Build } from "./builds"
import { BY_NATURE } from "./by-nature"
import { type Difference, type Kind, KINDS } from "./differences"

/** All that a comparison has found. */
export interface Report {
  before: Build
  after: Build
  /** How many pages there are now, and of how many pictures were taken. */
  pages: number
  lookedAt: number
  differences: Difference[]
}

/** The same difference, with all pages that have it. */
export interface Group extends Difference {
  pages: string[]
}

/** Differences that are the same but for the page, as one: those on most pages first. */
export const grouped = (differences: readonly Difference[]): Group[] => {
  const groups = new Map<string, Group>()
  for (const one of differences) {
    // Of weight and pictures only the place can be the same.
    const key = JSON.stringify([
      one.kind,
      one.place,
      ...(/weight|pictures/.test(one.kind) ? [] : [one.before, one.after]),
    ])
    const group = groups.get(key) ?? { ...one, pages: [] }
    if (one.page) group.pages.push(one.page)
    groups.set(key, group)
  }
  return [...groups.values()].sort((one, other) => other.pages.length - one.pages.length)
}

/** Differences by kind, in the order of a report, without what is allowed. */
export const byKind = (differences: readonly Difference[]): [Kind, Difference[]][] =>
  (Object.keys(KINDS) as Kind[])
    .map((kind): [Kind, Difference[]] => [kind, differences.filter(one => one.kind === kind && !one.isAllowed)])
    .filter(([, ofKind]) => ofKind.length > 0)

/** "12 on 4 pages" */
export const count = (differences: readonly Difference[]): string => {
  const pages = new Set(differences.flatMap(({ page }) => page ?? [])).size
  return `${differences.length}${pages > 0 ? ` on ${pages} ${pages === 1 ? "page" : "pages"}` : ""}`
}

/** Two texts as one, in words that went, came or stayed. */
export const wordByWord = <Marked>(
  { before, after }: Difference,
  mark: (text: string, change?: "del" | "ins") => Marked,
) =>
  diffWordsWithSpace(before, after).map(({ value, added, removed }) =>
    mark(value, added ? "ins" : removed ? "del" : undefined),
  )

export const headOf = ({ before, after, pages, lookedAt, differences }: Report): string => {
  const allowed = differences.filter(({ isAllowed }) => isAllowed)
  const open = differences.length - allowed.length
  return [
    `From ${before.name} (${before.commit.slice(0, 7)}) to ${after.name} (${after.commit.slice(0, 7)}):`,
    `${pages} pages, pictures of the ${lookedAt} whose bytes differ.`,
    ...(allowed.length > 0 ? [`Allowed: ${count(allowed)}.`] : []),
    ...(open === 0 ? ["Nothing differs."] : []),
  ].join(" ")
}

const placeOf = ({ pages, place }: Group) =>
  [pages.length > 2 ? `${pages.length} pages` : pages.join(" and "), place].filter(Boolean).join(", ")

/** What the pictures or the weight of a group come to. */
const measured = (group: Group, all: readonly Difference[]): string | undefined => {
  const same = all.filter(one => one.place === group.place)
  const total = (side: "before" | "after") => same.reduce((sum, one) => sum + Number(one[side]), 0).toLocaleString("en")
  if (group.kind === "weight") return `${total("before")} → ${total("after")}`
  const most = Math.max(...same.map(({ share = 0 }) => share)) * 100
  return group.kind === "pictures" ? `${most.toPrecision(2)} %${same.length > 1 ? " at most" : ""}` : undefined
}

const shorten = (text: string, length: number) => (text.length > length ? `${text.slice(0, length - 1)}…` : text)

/** What stands before and after words that went or came, and what keeps other signs from being read as such. */
interface Form {
  del: [string, string]
  ins: [string, string]
  plain: (text: string) => string
}
/** As `git diff --word-diff` marks them. */
const TERMINAL: Form = { del: ["[-", "-]"], ins: ["{+", "+}"], plain: text => text.replace(/\s+/g, " ") }
const MARKDOWN: Form = {
  del: ["~~", "~~"],
  ins: ["**", "**"],
  plain: text => text.replace(/[\\`*_[\]<>#|~&]/g, "\\$&").replace(/\s+/g, " "),
}

const told = (one: Group, all: readonly Difference[], { plain, ...marks }: Form) => {
  const marked = (text: string, change?: "del" | "ins") =>
    change ? text.replace(/\S(.*\S)?/s, said => marks[change].join(plain(said))) : plain(text)
  return `${plain(placeOf(one))}: ${measured(one, all) ?? wordByWord(one, marked).join("")}`
}

/** What has changed, on a screen of a terminal: at most 40 lines. */
export const summary = (report: Report): string => {
  const kinds = byKind(report.differences)
  const each = Math.floor(36 / kinds.length) - 2
  const lines = kinds.flatMap(([kind, all]) => {
    const groups = grouped(all)
    return [
      `${KINDS[kind]}: ${count(all)}`,
      ...groups.slice(0, each).map(one => `  ${shorten(told(one, all, TERMINAL), 116)}`),
      ...(groups.length > each ? [`  and ${groups.length - each} more`] : []),
    ]
  })
  return [headOf(report), ...lines].join("\n")
}

/** GitHub takes 65,536 letters for a comment, of which some are for the address of the page. */
const LETTERS = 60_000

/** The report as a comment on a pull request. */
export const markdown = (report: Report): string => {
  const lines = byKind(report.differences).flatMap(([kind, all]) => [
    `\n### ${KINDS[kind]}: ${count(all)}\n`,
    ...grouped(all).map(one => shorten(`- ${told(one, all, MARKDOWN)}`, 2000)),
  ])
  const nature = Object.entries(BY_NATURE)
    .map(([what, why]) => `- ${what}: ${why}`)
    .join("\n")
  const end = `\n<details><summary>What differs by nature</summary>\n\n${nature}\n</details>\n`
  let text = `## What changes\n\n${headOf(report)}\n`
  const fits = (line: string) => text.length + line.length + end.length < LETTERS - 200
  const first = lines.findIndex(line => !fits(line) || void (text += `${line}\n`))
  return `${text}${first < 0 ? "" : `\n${lines.length - first} more lines stand in the page of the report.\n`}${end}`
}
