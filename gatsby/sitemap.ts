import { spawnSync } from "node:child_process"
import { collections } from "../model"
import { type Entry, isoDate, routesOf } from "../packages/content-engine"

/** A page of the sitemap. */
export interface SitemapPage {
  path: string
  /** When its own matter last changed, YYYY-MM-DD or with time; left out where nobody knows. */
  lastmod?: string | undefined
}

/**
 * Pages that show what other files hold: when their own file changed says little of them, and a wrong date is worse
 * than none.
 */
const GATHERING = new Set([
  "HomePage",
  "ServicesPage",
  "CaseStudiesPage",
  "TestimonialsPage",
  "ResourcesPage",
  "BlogPage",
  "BlogCategory",
  "LegalPages",
])

const git = (...args: string[]): string => spawnSync("git", args, { encoding: "utf8" }).stdout?.trim() ?? ""

/** Asks git when a file last changed; a history that was cut off knows only its last commit, so it is not asked. */
export const changeInGit = (): ((file: string) => string | undefined) =>
  git("rev-parse", "--is-shallow-repository") === "false"
    ? file => git("log", "-1", "--format=%cI", "--", file) || undefined
    : () => undefined

/** The date that a post names as its own. */
const dateOf = ({ type, data }: Entry): string | undefined => {
  const { date: first, update } = data as { date?: unknown; update?: { date?: unknown } }
  const date = type === "BlogPost" ? (update?.date ?? first) : undefined
  return typeof date === "string" ? isoDate(date) : undefined
}

/**
 * When the pages changed: by the date they name, else by git, else nobody knows.
 * @param entries all content
 * @param changed when a file changed, by its path from the project's root
 * @returns the date of a page, by its canonical address
 */
export const lastChanges = (
  entries: Entry[],
  changed: (file: string) => string | undefined,
): ((path: string) => string | undefined) => {
  const own = entries.flatMap(entry => {
    const page = collections.find(({ type }) => type === entry.type)?.page
    return page && "path" in page ? [{ path: page.path, entry }] : []
  })
  const byPath = new Map([...routesOf(entries), ...own].map(({ path, entry }) => [path, entry]))
  return path => {
    const entry = byPath.get(path)
    if (!entry || GATHERING.has(entry.type)) return undefined
    return dateOf(entry) ?? changed(`content/${entry.file}`)
  }
}
