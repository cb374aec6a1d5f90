/** Formats a range: "2–3", or "4" if both ends are equal. */
export const formatRange = <End extends number | string>(from: End, to: End): string =>
  from === to ? `${from}` : `${from}–${to}`

/** Formats the range from the shortest to the longest package, in weeks. */
export const formatWeekRange = (packages: readonly { weeksFrom: number; weeksTo: number }[]): string | undefined => {
  const all = packages.flatMap(({ weeksFrom, weeksTo }) => [weeksFrom, weeksTo])
  return all.length > 0 ? formatRange(Math.min(...all), Math.max(...all)) : undefined
}
