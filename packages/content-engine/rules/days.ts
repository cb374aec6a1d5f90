import { distance } from "fastest-levenshtein"
import { isoDate, isRealDay, MONTHS } from "../reading/iso-date"
import { inLines } from "./lines"
import { inLanguage, languageOf, type Rule } from "./rule"

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

/** Names of so many letters are like no other word, however they are spelt. */
const UNLIKE = 8
/** But for a day on duty, which is no Tuesday in German. */
const OTHER_WORDS = ["diensttag", "diensttage"]

/** Whether a word is a name with one slip: a letter too many, too few or wrong, or two that changed places. */
const isSlipOf = (word: string, name: string): boolean => {
  // With another end it is the name in another case.
  if (word.startsWith(name.slice(0, -2)) || OTHER_WORDS.includes(word)) return false
  const apart = distance(word, name)
  const isTurned = apart === 2 && [...word].sort().join() === [...name].sort().join()
  return apart === 1 || isTurned || (apart === 2 && name.length > UNLIKE)
}

/** The days of the week in a language, and how to find what a slip has made of them. */
const weekdaysIn = (language: string) => {
  const { format } = new Intl.DateTimeFormat(language, { weekday: "long", timeZone: "UTC" })
  const names = WEEKDAYS.map((_, index) => format(Date.UTC(2023, 0, 1 + index)))
  const any = (some: readonly string[]) => `(?:${[...new Set(some)].join("|")})`
  const [begin, end] = [any(names.map(name => name.slice(0, 3))), any(names.map(name => name.slice(-3)))]
  const between = "(?:\\s?[–,/-]\\s?|\\s\\p{L}{1,3}\\s)"
  return {
    names,
    /** One slip leaves the beginning of a name, or its end. */
    ends: new RegExp(`${begin}|${end}`, "i"),
    like: new RegExp(`(?<![\\p{L}\\p{N}/@_-])(?:${begin}\\p{L}{1,9}|\\p{L}{1,9}${end}s?)(?![\\p{L}\\p{N}@_-])`, "giu"),
    /** What is one letter away from a short name may be that of somebody, but not beside another day. */
    before: new RegExp(`(?<!\\p{L})${any(names)}${between}$`, "iu"),
    after: new RegExp(`^${between}${any(names)}(?!\\p{L})`, "iu"),
  }
}

/** No text misspells a day of the week, in the language of the site. */
const weekdaysSpelt: Rule = context => {
  const language = languageOf(context)
  const { names, ends, like, before, after } = weekdaysIn(language)
  const lower = (text: string) => text.toLocaleLowerCase(language)
  return inLines(context.folder.texts, ends, line =>
    [...line.matchAll(like)].flatMap(({ 0: word, index: offset }) => {
      const many = /s$/i.exec(word)?.[0] ?? ""
      const meant = names.find(
        name =>
          (isSlipOf(lower(word), lower(name)) || (many && isSlipOf(lower(word.slice(0, -1)), lower(name)))) &&
          (name.length >= UNLIKE || before.test(line.slice(0, offset)) || after.test(line.slice(offset + word.length))),
      )
      if (!meant || names.some(name => lower(word).startsWith(lower(name)))) return []
      return [{ offset, message: `"${word}" is no day of the week. Did you mean "${meant}"?`, isMeant: true }]
    }),
  )
}

export const dayRules: Rule[] = [inLanguage("en", daysExist), weekdaysSpelt]
