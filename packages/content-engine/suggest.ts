import { closest, distance } from "fastest-levenshtein"

/** More choices than this are no help in one line. */
const MAX_OPTIONS = 20

/**
 * @param word as the editor wrote it
 * @param words what is possible there
 * @returns the one that is close to it, if any is
 */
export const closestMatch = (word: string, words: readonly string[]): string | undefined => {
  if (words.length === 0) return undefined
  const lower = word.toLowerCase()
  const best = words.find(other => other.toLowerCase() === lower) ?? closest(word, words)
  return best !== word && distance(lower, best.toLowerCase()) <= Math.max(2, Math.floor(word.length / 3))
    ? best
    : undefined
}

/** @returns ` Did you mean "…"?` where one of the words is close, otherwise nothing */
export const didYouMean = (word: string, words: readonly string[]): string => {
  const meant = closestMatch(word, words)
  return meant === undefined ? "" : ` Did you mean "${meant}"?`
}

/** The same, but where none is close, all that is possible, if that is a short list. */
export const suggestOptions = (word: string, words: readonly string[]): string => {
  const different = [...new Set(words)]
  const isShort = different.length > 0 && different.length <= MAX_OPTIONS
  return didYouMean(word, different) || (isShort ? ` Use one of: ${different.join(", ")}.` : "")
}
