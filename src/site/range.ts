/** "2–3", or "4" where both ends are one. */
export const formatRange = <End extends number | string>(from: End, to: End): string =>
  from === to ? `${from}` : `${from}–${to}`

/** From the shortest of these packages to the longest, in weeks. */
export const formatWeekRange = (packages: readonly { weeksFrom: number; weeksTo: number }[]): string | undefined => {
  const all = packages.flatMap(({ weeksFrom, weeksTo }) => [weeksFrom, weeksTo])
  return all.length > 0 ? formatRange(Math.min(...all), Math.max(...all)) : undefined
}
