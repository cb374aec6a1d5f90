/** Words a minute of somebody who reads to understand. */
const PACE = 200

/** A word has a letter or a digit; signs of markdown have none. */
const WORD = /\S*[\p{L}\p{N}]\S*/gu

/** Whole minutes that a text takes to read, at least one; figures and notes in its tags are read as well. */
export const readingTime = (prose: string): number => Math.max(1, Math.round((prose.match(WORD)?.length ?? 0) / PACE))
