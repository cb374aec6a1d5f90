import { closest, distance } from "fastest-levenshtein"

/** Maximum number of options in a message; longer lists do not help. */
const MAX_OPTIONS = 20

/** Returns the most similar other word, if its Levenshtein distance is at most 2, or a third of the length. */
export const closestMatch = (word: string, words: readonly string[]): string | undefined => {
  if (words.length === 0) return undefined
  const lower = word.toLowerCase()
  const best = words.find(candidate => candidate.toLowerCase() === lower) ?? closest(word, words)
  return best !== word && distance(lower, best.toLowerCase()) <= Math.max(2, Math.floor(word.length / 3))
    ? best
    : undefined
}

/** Returns ` Did you mean "…"?` if a word is similar, otherwise "". */
export const didYouMean = (
  word: string,
  words: readonly string[],
  format = (match: string) => `"${match}"`,
): string => {
  const suggestion = closestMatch(word, words)
  return suggestion === undefined ? "" : ` Did you mean ${format(suggestion)}?`
}

/** Suggests the most similar word. Without one, advises to add the word, and lists all words, up to `MAX_OPTIONS`. */
export const suggestOptions = (word: string, words: readonly string[], format = (option: string) => option): string => {
  const options = [...new Set(words)]
  const isShort = options.length > 0 && options.length <= MAX_OPTIONS
  return (
    didYouMean(word, options, match => `"${format(match)}"`) ||
    (isShort ? ` Add it, or use one of: ${options.map(format).join(", ")}.` : " Add it, or remove the reference.")
  )
}
