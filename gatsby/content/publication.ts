import { isoDate, isRealDay } from "./iso-date"

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
 * The day that decides which dates lie ahead: BUILD_DATE where it is set, else the day in UTC, whatever zone the
 * building machine is in.
 * @returns the day as YYYY-MM-DD
 * @throws if BUILD_DATE is no such day
 */
export const buildDate = (given = process.env.BUILD_DATE, now = new Date()): string => {
  const today = given || now.toISOString().slice(0, 10)
  if (!/^\d{4}-\d\d-\d\d$/.test(today) || !isRealDay(today))
    throw new Error(`BUILD_DATE is "${today}", but must be a day such as 2026-12-03.`)
  return today
}
