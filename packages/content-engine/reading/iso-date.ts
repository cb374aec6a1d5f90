/** Names of months, as posts have them. */
export const MONTHS = "January February March April May June July August September October November December".split(" ")

/**
 * @param date as posts have it: "October 28, 2025", "28 October 2025" or "2025-10-28"
 * @returns the same as YYYY-MM-DD, which sorts
 */
export const isoDate = (date: string): string => {
  if (/^\d{4}-/.test(date)) return date
  const [one = "", other = "", year = ""] = date.split(/,? /)
  const [month, day] = /^\d/.test(one) ? [other, one] : [one, other]
  return [year, String(MONTHS.indexOf(month) + 1).padStart(2, "0"), day.padStart(2, "0")].join("-")
}

/** @returns a day as posts show it, for example "October 28, 2025" */
export const longDate = (day: Date): string => `${MONTHS[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`

/** Whether the calendar has a day, given as YYYY-MM-DD: it has no 2026-02-30. */
export const isRealDay = (iso: string): boolean => {
  const day = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso)
}
