import { spawnSync } from "node:child_process"
import type { Entry } from "../packages/content-engine"

/** A page of the sitemap. */
interface SitemapPage {
  path: string
  /** When its own matter last changed, YYYY-MM-DD or with time; left out where nobody knows. */
  lastmod?: string | undefined
}

/**
 * Pages that show what other files hold: when their own file changed says little of them, and a wrong date is worse
 * than none.
 */
const GATHERING = new Set(["BlogCategory"])

/** Blocks that show what other files hold, on pages that are made of blocks. */
const GATHERING_BLOCKS = new Set([
  "answers",
  "cases",
  "documents",
  "library",
  "plans",
  "posts",
  "services",
  "testimonials",
])

const gathers = ({ type, data: { blocks } }: Entry): boolean =>
  GATHERING.has(type) ||
  (Array.isArray(blocks) && blocks.some(({ type: block }: { type: string }) => GATHERING_BLOCKS.has(block)))

const git = (...args: string[]): string => spawnSync("git", args, { encoding: "utf8" }).stdout?.trim() ?? ""

/** Asks git when a file last changed; a history that was cut off knows only its last commit, so it is not asked. */
export const changeInGit = (): ((file: string) => string | undefined) =>
  git("rev-parse", "--is-shallow-repository") === "false"
    ? file => git("log", "-1", "--format=%cI", "--", file) || undefined
    : () => undefined

/** The date that a post names as its own. */
const dateOf = ({ type, data }: Entry): string | undefined => {
  const { date: first, corrected } = data
  const date = type === "BlogPost" ? (corrected ?? first) : undefined
  return typeof date === "string" ? date : undefined
}

/**
 * When a page's own matter changed: by the date it names, else by git, else nobody knows.
 * @param entry the content that makes the page
 * @param changed when a file changed, by its path from the project's root
 */
export const lastChange = (entry: Entry, changed: (file: string) => string | undefined): string | undefined =>
  gathers(entry) ? undefined : (dateOf(entry) ?? changed(entry.source.file))

/** What the sitemap asks of GraphQL. */
export const SITEMAP_QUERY = `query Sitemap {
  site { siteMetadata { siteUrl } }
  allSitePage { nodes { path pageContext } }
  contentPages { path lastChange }
}`

interface Answer {
  allSitePage: { nodes: { path: string; pageContext: { canonical?: string; hidden?: boolean } }[] }
  contentPages: { path: string; lastChange: string | null }[]
}

/** Aliases show a page that has its own address: search engines get the page once, with its last change. */
export const sitemapPages = ({ allSitePage, contentPages }: Answer): SitemapPage[] => {
  const changes = new Map(contentPages.map(({ path, lastChange: day }) => [path, day ?? undefined]))
  return (
    allSitePage.nodes
      .filter(({ path, pageContext: { canonical, hidden } }) => !hidden && (!canonical || canonical === path))
      .map(({ path }) => ({ path, lastmod: changes.get(path) }))
      // Gatsby reads files in no order that stays the same, and two builds give the same bytes.
      .sort((one, other) => (one.path < other.path ? -1 : 1))
  )
}
