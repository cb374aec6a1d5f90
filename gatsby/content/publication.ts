import { readFileSync } from "node:fs"
import { relative } from "node:path"
import { collectionOf } from "./collections"
import { decode } from "./decode"
import { isoDate, isRealDay } from "./iso-date"
import { blogPost } from "./schema/blog-post"
import { readSource } from "./source"

/** What decides when visitors see a post. */
export interface Dated {
  draft?: boolean | null
  /** As posts show it, for example "October 28, 2025". */
  date: string
}

/** Later than every day: drafts have no day yet. */
const NEVER = "9999-99-99"

/** The first day, as YYYY-MM-DD, on which a build shows the post. */
export const visibleFrom = ({ draft, date }: Dated): string => (draft ? NEVER : isoDate(date))

/**
 * @param today as YYYY-MM-DD
 * @returns whether a build of that day shows the post
 */
export const publicationOf = (post: Dated, today: string): "published" | "draft" | "planned" => {
  if (post.draft) return "draft"
  return visibleFrom(post) > today ? "planned" : "published"
}

/**
 * The day that decides which dates lie ahead: BUILD_DATE where it is set, else the day in UTC, whatever zone the building machine is in.
 * @returns the day as YYYY-MM-DD
 * @throws if BUILD_DATE is no such day
 */
export const buildDate = (given = process.env.BUILD_DATE, now = new Date()): string => {
  const today = given || now.toISOString().slice(0, 10)
  if (!/^\d{4}-\d\d-\d\d$/.test(today) || !isRealDay(today))
    throw new Error(`BUILD_DATE is "${today}", but must be a day such as 2026-12-03.`)
  return today
}

/**
 * Tells gatsby-source-filesystem which files to leave out of a build, so that no query, list or feed can ever meet them.
 * @param folder that is sourced
 * @param today as YYYY-MM-DD
 */
export const isUnpublished = (folder: string, today: string): ((path: string) => boolean) => {
  const known = new Map<string, boolean>()
  const look = (path: string): boolean => {
    if (collectionOf(relative(folder, path).replaceAll("\\", "/"))?.type !== "BlogPost") return false
    const text = decode(readFileSync(path))
    if (typeof text !== "string") return false
    const { success, data } = blogPost.safeParse(readSource(path, text).data)
    return success && publicationOf(data, today) !== "published"
  }
  return path => {
    const answer = known.get(path) ?? look(path)
    known.set(path, answer)
    return answer
  }
}
