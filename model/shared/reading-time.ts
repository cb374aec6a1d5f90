/** Speed of reading for comprehension. */
const WORDS_PER_MINUTE = 200

/** A word: contains a letter or a digit, unlike Markdown syntax. */
const WORD = /\S*[\p{L}\p{N}]\S*/gu

/** Characters of scripts without spaces between words. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu
const CHARACTERS_PER_MINUTE = 500

/** Returns the reading time in whole minutes, at least 1. Includes words in MDX tags. */
export const readingTime = (prose: string): number => {
  const chars = prose.match(UNSPACED)?.length ?? 0
  const words = prose.replace(UNSPACED, " ").match(WORD)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + chars / CHARACTERS_PER_MINUTE))
}
