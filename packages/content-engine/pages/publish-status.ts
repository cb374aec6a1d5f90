import type { Entry } from "../entry"
import { isCalendarDate } from "../schema/dates"

/** What decides when visitors see an object of content. */
export interface Publishable {
  draft?: boolean | null | undefined
  /** The day of a post, as YYYY-MM-DD; nothing else waits for its day. */
  date?: string | undefined
}

/** Later than every day: drafts have no day yet. */
const LATEST = "9999-99-99"

/** Earlier than every day. */
const EARLIEST = ""

/** The first day, as YYYY-MM-DD, on which a build shows the object. */
export const visibleFrom = ({ draft, date }: Publishable): string => (draft ? LATEST : (date ?? EARLIEST))

/**
 * @param today as YYYY-MM-DD
 * @returns whether a build of that day shows the object
 */
export const publishStatus = (object: Publishable, today: string): "published" | "draft" | "planned" => {
  if (object.draft) return "draft"
  return visibleFrom(object) > today ? "planned" : "published"
}

/** What of an object of any kind decides when visitors see it. */
export const publishFields = ({ contentType: kind, data }: Entry): Publishable => {
  const day = kind.dateField === undefined ? undefined : data[kind.dateField]
  return { draft: data.draft === true, date: typeof day === "string" ? day : undefined }
}

/** Whether an object is kept off the site while it is written. */
export const isDraft = ({ data }: Entry): boolean => data.draft === true

/** Whether a build of a day shows an object. */
export const isPublished = (entry: Entry, today: string): boolean =>
  publishStatus(publishFields(entry), today) === "published"

/** Those of some objects that stand in lists and menus: the published ones that are not hidden. */
export const listedEntries = <Data extends object>(entries: Entry<Data>[], today: string): Entry<Data>[] =>
  entries.filter(entry => {
    // A list of objects of one type is one of objects of any type.
    const any = entry as unknown as Entry
    return isPublished(any, today) && any.data.hidden !== true
  })

/**
 * The day that decides which dates lie ahead: BUILD_DATE where it is set, else the day in UTC, whatever zone the
 * building machine is in.
 * @returns the day as YYYY-MM-DD
 * @throws if BUILD_DATE is no such day
 */
export const buildDate = (given = process.env.BUILD_DATE, now = new Date()): string => {
  const today = given || now.toISOString().slice(0, 10)
  if (!isCalendarDate(today)) throw new Error(`BUILD_DATE is "${today}", but must be a day such as 2026-12-03.`)
  return today
}
