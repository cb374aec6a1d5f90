/** Words a minute of somebody who reads to understand. */
const PACE = 200

/** A word has a letter or a digit; signs of markdown have none. */
const WORD = /\S*[\p{L}\p{N}]\S*/gu

/** Whole minutes that a text takes to read, at least one; figures and notes in its tags are read as well. */
export const readingTime = (prose: string): number => Math.max(1, Math.round((prose.match(WORD)?.length ?? 0) / PACE))

const countsOf = (prose: string): Map<string, number> => {
  const counts = new Map<string, number>()
  for (const word of prose.toLowerCase().match(WORD) ?? []) counts.set(word, (counts.get(word) ?? 0) + 1)
  return counts
}

/** How much of a text changed: words that came or went, whichever are more, as a part of all there were, 0 to 1. */
export const changedPart = (before: string, after: string): number => {
  const [old, now] = [countsOf(before), countsOf(after)]
  const missing = (some: Map<string, number>, others: Map<string, number>) =>
    [...some].reduce((sum, [word, count]) => sum + Math.max(0, count - (others.get(word) ?? 0)), 0)
  const all = [...old.values()].reduce((sum, count) => sum + count, 0)
  return all === 0 ? 0 : Math.min(1, Math.max(missing(old, now), missing(now, old)) / all)
}
