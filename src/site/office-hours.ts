/** By when an office that has hours answers a message, worked out on its clock. */
import { fill } from "./fill"

/** Hours of an office, as content/site.yaml has them. */
export interface OfficeHours {
  /** Time zone as the IANA names it. */
  zone: string
  /** Office hours within which a message is answered. */
  within: number
  open: readonly { days: readonly string[]; from: string; to: string }[]
  holidays?: readonly { from: string; to?: string | null }[] | null
}

const MINUTE = 60_000
const HOUR = 60 * MINUTE
const DAY = 24 * HOUR
const WEEKDAYS = ["sunday", "monday", "tuesday", "wednesday", "thursday", "friday", "saturday"]
/** Days that are looked ahead: whoever is closed for longer answers at no time that can be told. */
const AHEAD = 400

/** Each made once: to make one takes as long as to look at it dozens of times. */
const clocks: Record<string, Intl.DateTimeFormat> = {}

/** What clocks of a zone show at a moment, as if they showed UTC. */
export const wallOf = (moment: number, zone: string): number => {
  const clock = (clocks[zone] ??= new Intl.DateTimeFormat("en-US", {
    timeZone: zone,
    hourCycle: "h23",
    year: "numeric",
    month: "numeric",
    day: "numeric",
    hour: "numeric",
    minute: "numeric",
    second: "numeric",
  }))
  const parts = clock.formatToParts(moment)
  const value = (type: string) => Number(parts.find(part => part.type === type)?.value)
  return Date.UTC(value("year"), value("month") - 1, value("day"), value("hour"), value("minute"), value("second"))
}

/** The first moment at which clocks of a zone show a time, or, where they are put forward past it, a later one. */
const momentOf = (wall: number, zone: string): number => {
  const guesses = [wall - DAY, wall + DAY].map(near => wall - (wallOf(near, zone) - near))
  let early = Math.min(...guesses)
  let late = Math.max(...guesses)
  if (wallOf(early, zone) === wall) return early
  if (wallOf(late, zone) === wall) return late
  while (late - early > MINUTE) {
    const middle = early + Math.floor((late - early) / MINUTE / 2) * MINUTE
    if (wallOf(middle, zone) < wall) early = middle
    else late = middle
  }
  return late
}

const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3))

/**
 * @param now milliseconds
 * @returns when the hours within which a message is answered are over; nothing if the office does not open in a year
 */
export const replyBy = (now: number, { zone, within, open, holidays }: OfficeHours): number | undefined => {
  const today = Math.floor(wallOf(now, zone) / DAY) * DAY
  let left = within * HOUR
  for (let day = today; day < today + AHEAD * DAY; day += DAY) {
    const date = new Date(day).toISOString().slice(0, 10)
    if (holidays?.some(({ from, to }) => from <= date && date <= (to ?? from))) continue
    const weekday = WEEKDAYS[new Date(day).getUTCDay()]!
    const hours = open.filter(({ days }) => days.includes(weekday))
    for (const { from, to } of [...hours].sort((one, other) => one.from.localeCompare(other.from))) {
      const begin = Math.max(now, momentOf(day + minutesOf(from) * MINUTE, zone))
      const end = momentOf(day + minutesOf(to) * MINUTE, zone)
      if (end <= begin) continue
      if (end - begin >= left) return begin + left
      left -= end - begin
    }
  }
  return undefined
}

/** What is said of the moment; {time} and {day} are replaced. */
export interface ReplyWords {
  today: string
  tomorrow: string
  later: string
}

const QUARTER = 15 * MINUTE

/**
 * A moment in words, on the clock of whoever reads it: to the quarter of an hour, never too early.
 * @param zone of the reader; without it that of the device
 */
export const saidOf = (by: number, now: number, words: ReplyWords, language: string, zone?: string): string => {
  const moment = Math.ceil(by / QUARTER) * QUARTER
  const format = (options: Intl.DateTimeFormatOptions) =>
    new Intl.DateTimeFormat(language, { timeZone: zone, ...options }).format(moment)
  const own = zone ?? new Intl.DateTimeFormat().resolvedOptions().timeZone
  const dayOf = (at: number) => Math.floor(wallOf(at, own) / DAY)
  const days = dayOf(moment) - dayOf(now)
  const time = format({ hour: "numeric", minute: "2-digit" })
  const template = days === 0 ? words.today : days === 1 ? words.tomorrow : words.later
  const day = format(days < 7 ? { weekday: "long" } : { weekday: "long", month: "long", day: "numeric" })
  return fill(template, { time, day })
}
