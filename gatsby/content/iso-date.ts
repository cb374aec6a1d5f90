import { didYouMean } from "./suggest"

const MONTHS = "January February March April May June July August September October November December".split(" ")

/**
 * @param date as posts show it, for example "October 28, 2025"
 * @returns the same as YYYY-MM-DD, which sorts
 */
export const isoDate = (date: string): string => {
  const [month = "", day = "", year = ""] = date.split(/,? /)
  return [year, String(MONTHS.indexOf(month) + 1).padStart(2, "0"), day.padStart(2, "0")].join("-")
}

/** @returns a day as posts show it, for example "October 28, 2025" */
export const longDate = (day: Date): string => `${MONTHS[day.getMonth()]} ${day.getDate()}, ${day.getFullYear()}`

/** Whether the calendar has a day, given as YYYY-MM-DD: it has no 2026-02-30. */
export const isRealDay = (iso: string): boolean => {
  const day = new Date(`${iso}T00:00:00Z`)
  return !Number.isNaN(day.getTime()) && day.toISOString().startsWith(iso)
}

/** What an editor may have meant by a date in another form, as a sentence; nothing if that cannot be told. */
export const dateAdvice = (value: string): string => {
  const [, year, month, day] = /^(\d{4})-(\d{1,2})-(\d{1,2})$/.exec(value) ?? []
  if (year && month && day) {
    const iso = [year, month.padStart(2, "0"), day.padStart(2, "0")].join("-")
    const name = MONTHS[Number(month) - 1]
    return name && isRealDay(iso)
      ? ` Did you mean "${name} ${Number(day)}, ${year}"?`
      : " The calendar has no such day."
  }
  const [, word = "", rest = ""] = /^([A-Za-z]+)\.? (.*)$/.exec(value) ?? []
  const [, meant] = /"(.*)"/.exec(didYouMean(word, MONTHS)) ?? []
  return meant ? ` Did you mean "${meant} ${rest}"?` : ""
}
