/** What of a text is a word, for the index and for whoever asks it. */
const WORD = /[\p{L}\p{N}\p{M}]+/gu

/** Most words have nothing to take off. */
const isPlain = (word: string) => /^[a-z0-9]*$/i.test(word)

const plain = (word: string): string =>
  (isPlain(word) ? word : word.normalize("NFKD").replace(/\p{M}/gu, "")).toLowerCase()

/** The words of a text in small letters without accents. */
export const wordsOf = (text: string): string[] => (text.normalize("NFC").match(WORD) ?? []).map(plain).filter(Boolean)

/** A piece of a text; those that are to be marked begin with a word that is searched for. */
interface Piece {
  text: string
  isMarked: boolean
}

/** A text cut where words begin and end that start with one of those that are searched for. */
export const markedPieces = (text: string, words: readonly string[]): Piece[] => {
  const pieces: Piece[] = []
  let end = 0
  for (const { 0: word, index } of text.matchAll(WORD)) {
    if (!words.some(searched => plain(word).startsWith(searched))) continue
    if (index > end) pieces.push({ text: text.slice(end, index), isMarked: false })
    pieces.push({ text: word, isMarked: true })
    end = index + word.length
  }
  if (end < text.length) pieces.push({ text: text.slice(end), isMarked: false })
  return pieces
}
