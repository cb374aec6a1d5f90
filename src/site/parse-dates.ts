/** Dates of the content: a day ("2026-12-24", in UTC) or a time with its UTC offset. */

const DAY_MS = 86_400_000

const isDay = (text: string) => text.length === 10

/** Returns the start of a day, or the time, in ms. */
export const parseStart = (text: string): number => Date.parse(isDay(text) ? `${text}T00:00Z` : text)

/** Returns the end of a day (midnight), or the time, in ms. */
export const parseEnd = (text: string): number => parseStart(text) + (isDay(text) ? DAY_MS : 0)
