import { isoDate, isRealDay, MONTHS } from "../reading/iso-date"
import { inLines } from "./lines"
import { inLanguage, type Rule } from "./rule"

const MONTH = `(?:${MONTHS.join("|")})`
const WEEKDAYS = "Sunday Monday Tuesday Wednesday Thursday Friday Saturday".split(" ")

/** A day as texts write it, with its weekday before it where that is named. */
const DAY = new RegExp(
  `\\b(?:((?:Sun|Mon|Tue|Wed|Thu|Fri|Sat)[a-z]*)\\.?,? (?:the )?)?(${MONTH} \\d{1,2}(?:st|nd|rd|th)?,? \\d{4}|\\d{1,2}(?:st|nd|rd|th)? (?:of )?${MONTH},? \\d{4})\\b`,
  "g",
)

/** What stands before a day that is the whole of a field: its type tells of it. */
const FIELD = /\w:\s*["']?$/

/** What is wrong with a day, if it is none, or another one than its weekday says. */
const problemOf = (day: string, weekday = ""): string | undefined => {
  const iso = isoDate(day.replace(/(?<=\d)(?:st|nd|rd|th)| of(?= )/g, "").replace(/,? (?=\d{4}$)/, ", "))
  if (!isRealDay(iso)) return `The calendar has no "${day}". Correct the day or the month.`
  const own = WEEKDAYS[new Date(iso).getUTCDay()] ?? ""
  return own.startsWith(weekday.slice(0, 3))
    ? undefined
    : `${day} is a ${own}, not a ${WEEKDAYS.find(name => name.startsWith(weekday.slice(0, 3)))}. Correct the weekday or the date.`
}

/** No text names a day that the calendar has not; fields that are days are told by their types. */
const daysExist: Rule = ({ folder: { texts } }) =>
  inLines(texts, new RegExp(DAY, ""), line =>
    [...line.matchAll(DAY)].flatMap(({ 1: weekday, 2: day = "", index: offset }) => {
      const message = FIELD.test(line.slice(0, offset)) ? undefined : problemOf(day, weekday)
      return message ? [{ offset, message, isMeant: true }] : []
    }),
  )

export const dayRules: Rule[] = [inLanguage("en", daysExist)]
