import type { Entry } from "../entry"
import { isCalendarDate } from "../schema/dates"

/** The fields that determine the publish status. */
export interface Publishable {
  draft?: boolean | null | undefined
  /** Publish date as YYYY-MM-DD, of posts only. */
  date?: string | undefined
}

/** The publish date of drafts; sorts after every date. */
const AFTER_ALL_DATES = "9999-99-99"

/** The publish date of undated entries; sorts before every date. */
const BEFORE_ALL_DATES = ""

/** Returns the date from which an entry is published, as YYYY-MM-DD. */
export const publishDateOf = ({ draft, date }: Publishable): string =>
  draft ? AFTER_ALL_DATES : (date ?? BEFORE_ALL_DATES)

/**
 * Returns the publish status of an entry.
 * @param today - date as YYYY-MM-DD
 */
export const publishStatus = (entry: Publishable, today: string): "published" | "draft" | "planned" => {
  if (entry.draft) return "draft"
  return publishDateOf(entry) > today ? "planned" : "published"
}

/** Returns the fields of an entry that determine its publish status. */
export const publishFields = ({ contentType: { dateField }, data }: Entry): Publishable => {
  const date = dateField === undefined ? undefined : data[dateField]
  return { draft: data.draft === true, date: typeof date === "string" ? date : undefined }
}

/** Returns whether an entry is a draft. */
export const isDraft = ({ data }: Entry): boolean => data.draft === true

/** Returns whether an entry is published on a date (YYYY-MM-DD). */
export const isPublished = (entry: Entry, today: string): boolean =>
  publishStatus(publishFields(entry), today) === "published"

/** Filters the entries for lists and menus: published and not hidden. */
export const listedEntries = <Data extends object>(entries: Entry<Data>[], today: string): Entry<Data>[] =>
  entries.filter(entry => {
    // TypeScript does not widen Entry<Data> to Entry.
    const widened = entry as unknown as Entry
    return isPublished(widened, today) && widened.data.hidden !== true
  })

/**
 * Returns the date of the build as YYYY-MM-DD: `BUILD_DATE`, or the current date in UTC.
 * @throws {Error} if `BUILD_DATE` is not a date
 */
export const buildDate = (override = process.env.BUILD_DATE, now = new Date()): string => {
  const today = override || now.toISOString().slice(0, 10)
  if (!isCalendarDate(today)) throw new Error(`BUILD_DATE is "${today}", but must be a day such as 2026-12-03.`)
  return today
}
