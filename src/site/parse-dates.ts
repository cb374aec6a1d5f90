/** Moments as content writes them: a day ("2026-12-24", in UTC), or a moment with its distance from UTC. */

const DAY = 86_400_000

const isDay = (moment: string) => moment.length === 10

/** When a day or a moment begins, in milliseconds. */
export const parseStart = (moment: string): number => Date.parse(isDay(moment) ? `${moment}T00:00Z` : moment)

/** When it is over: a day lasts until midnight. */
export const parseEnd = (moment: string): number => parseStart(moment) + (isDay(moment) ? DAY : 0)
