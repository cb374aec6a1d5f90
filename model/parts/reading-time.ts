/** Words a minute of somebody who reads to understand. */
const WORDS_PER_MINUTE = 200

/** A word has a letter or a digit; signs of markdown have none. */
const WORD = /\S*[\p{L}\p{N}]\S*/gu

/** Signs of languages that write no spaces between words, and how many of them are read in a minute. */
const UNSPACED = /[\p{sc=Han}\p{sc=Hiragana}\p{sc=Katakana}\p{sc=Thai}\p{sc=Lao}\p{sc=Khmer}\p{sc=Myanmar}]/gu
const CHARACTERS_PER_MINUTE = 500

/** Whole minutes that a text takes to read, at least one; figures and notes in its tags are read as well. */
export const readingTime = (prose: string): number => {
  const signs = prose.match(UNSPACED)?.length ?? 0
  const words = prose.replace(UNSPACED, " ").match(WORD)?.length ?? 0
  return Math.max(1, Math.round(words / WORDS_PER_MINUTE + signs / CHARACTERS_PER_MINUTE))
}
