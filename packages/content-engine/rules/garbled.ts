import { TextDecoder } from "node:util"

const upperBytes = Uint8Array.from({ length: 128 }, (_, index) => index + 128)

/** The letters of the bytes 80 to 9F on Windows; Node reads that encoding as Latin-1 in some versions. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ"

/** The letters that programs take the bytes of UTF-8 for from 80 on: those of Windows and of old Macs. */
const ENCODINGS = [
  WINDOWS + String.fromCharCode(...upperBytes.subarray(WINDOWS.length)),
  new TextDecoder("macintosh").decode(upperBytes),
].map(letters => new Map([...letters].map((letter, index): [string, number] => [letter, index + 128])))

/** What ends a sentence or a quotation: behind a capital letter it is no part of a garbled one. */
const CLOSING = /[’”…–—»]/

/** How many bytes a letter of UTF-8 has that begins with this one. */
const lengthOf = (first: number): number => {
  if (first >= 0xc2 && first <= 0xc5) return 2
  return first === 0xe2 ? 3 : first === 0xf0 ? 4 : 0
}

/** The letter that some letters in a row are if they are read as they were meant. */
const meantBy = (signs: readonly string[], bytes: ReadonlyMap<string, number>): string | undefined => {
  const read = signs.map(sign => bytes.get(sign))
  if (read.length === 0 || read.some(byte => byte === undefined)) return undefined
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(Uint8Array.from(read as number[]))
  } catch {
    return undefined
  }
}

interface Found {
  offset: number
  message: string
}

const tell = (signs: string, meant: string) =>
  `"${signs}" is a letter that was garbled on its way here from another program. Write ${meant.trim() ? `"${meant}"` : "a space"} in its place.`

/** Text that was saved as UTF-8 and read as something else: "â€™" for an apostrophe. */
const misread = (line: string): Found[] => {
  const found: Found[] = []
  for (let offset = 0; offset < line.length; offset++) {
    for (const bytes of ENCODINGS) {
      const length = lengthOf(bytes.get(line[offset] ?? "") ?? 0)
      const signs = [...line.slice(offset, offset + length)]
      const meant = meantBy(signs, bytes)
      const next = line[offset + length] ?? ""
      if (meant === undefined || (length === 2 && CLOSING.test(signs[1] ?? "") && !/\p{L}/u.test(next))) continue
      found.push({ offset, message: tell(signs.join(""), meant) })
      offset += length - 1
      break
    }
  }
  return found
}

/** A sign of Windows that was taken for one that nobody sees: U+0080 for "€". */
const unseen = (line: string): Found[] =>
  [...line.matchAll(/[\u0080-\u009F]/g)].map(({ 0: sign, index }) => {
    const meant = WINDOWS[sign.charCodeAt(0) - 128] ?? sign
    return {
      offset: index,
      message: `A sign that nobody sees (U+00${sign.charCodeAt(0).toString(16).toUpperCase()}) stands here${meant === sign ? ". Delete it." : `, where "${meant}" was garbled. Write that.`}`,
    }
  })

/** @returns the letters of a line that were read in the wrong encoding, with what they were */
export const garbled = (line: string): Found[] => {
  const found = misread(line)
  const ends = found.map(({ offset }) => offset)
  return [...found, ...unseen(line).filter(({ offset }) => !ends.some(end => offset > end && offset < end + 4))]
}
