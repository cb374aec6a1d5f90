import type { InLine } from "./lines"
import { TextDecoder } from "node:util"

const upperBytes = Uint8Array.from({ length: 128 }, (_, index) => index + 128)

/** The letters of the bytes 80 to 9F on Windows; Node reads that encoding as Latin-1 in some versions. */
const WINDOWS = "€\u0081‚ƒ„…†‡ˆ‰Š‹Œ\u008DŽ\u008F\u0090‘’“”•–—˜™š›œ\u009DžŸ"

/** The same of the terminal of Windows, in America and in Western Europe: the code pages 437 and 850. */
const TERMINALS = [
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜ¢£¥₧ƒáíóúñÑªº¿⌐¬½¼¡«»░▒▓│┤╡╢╖╕╣║╗╝╜╛┐└┴┬├─┼╞╟╚╔╩╦╠═╬╧╨╤╥╙╘╒╓╫╪┘┌█▄▌▐▀αßΓπΣσµτΦΘΩδ∞φε∩≡±≥≤⌠⌡÷≈°∙·√ⁿ²■\u00A0",
  "ÇüéâäàåçêëèïîìÄÅÉæÆôöòûùÿÖÜø£Ø×ƒáíóúñÑªº¿®¬½¼¡«»░▒▓│┤ÁÂÀ©╣║╗╝¢¥┐└┴┬├─┼ãÃ╚╔╩╦╠═╬¤ðÐÊËÈıÍÎÏ┘┌█▄¦Ì▀ÓßÔÒõÕµþÞÚÛÙýÝ¯´\u00AD±‗¾¶§÷¸°¨·¹³²■\u00A0",
]

/** What programs take the bytes of UTF-8 for from 80 on: Windows, old Macs, Eastern Europe, terminals. */
const ENCODINGS = [
  WINDOWS + String.fromCharCode(...upperBytes.subarray(WINDOWS.length)),
  ...["macintosh", "windows-1250"].map(name => new TextDecoder(name).decode(upperBytes)),
  ...TERMINALS,
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

/** A sign that nobody sees is mostly one of Windows: U+0080 for "€". */
const shown = (sign: string) => (/[\u0080-\u009F]/.test(sign) ? (WINDOWS[sign.charCodeAt(0) - 128] ?? sign) : sign)

/** Letters that were garbled twice on their way, and what they were: "Ã¢â‚¬â„¢" for an apostrophe. */
const garbledTwice = (text: string): { signs: string; meant: string } | undefined => {
  const [windows] = ENCODINGS
  const [signs] = /^[^\x00-\x7F]{4,}/.exec(text) ?? []
  const once = signs && windows && meantBy([...signs], windows)
  const meant = once && meantBy([...once].map(shown), windows)
  return signs && meant ? { signs, meant } : undefined
}

const tell = (signs: string, meant: string) =>
  `"${signs}" is a letter that was garbled on its way here from another program. Write ${meant.trim() ? `"${meant}"` : "a space"} in its place.`

/** Text that was saved as UTF-8 and read as something else: "â€™" for an apostrophe. */
const misread = (line: string): InLine[] => {
  const found: InLine[] = []
  for (let offset = 0; offset < line.length; offset++) {
    const twice = garbledTwice(line.slice(offset))
    if (twice) {
      found.push({ offset, message: tell(twice.signs, twice.meant) })
      offset += twice.signs.length - 1
      continue
    }
    for (const bytes of ENCODINGS) {
      const length = lengthOf(bytes.get(line[offset] ?? "") ?? 0)
      const signs = [...line.slice(offset, offset + length)]
      const meant = meantBy(signs, bytes)
      const next = line[offset + length] ?? ""
      if (meant === undefined || (length === 2 && CLOSING.test(signs[1] ?? "") && !/\p{L}/u.test(next))) continue
      found.push({ offset, message: tell(signs.join(""), shown(meant)) })
      offset += length - 1
      break
    }
  }
  return found
}

/** What is left of a letter where programs have lost a part of it, with what it was. */
const TRACES: { found: RegExp; meant: (signs: string) => string }[] = [
  { found: /[\u0080-\u009F]/g, meant: shown },
  // The second byte of "à" is a space that is not broken, which many programs make a plain one.
  { found: /(?<!\p{Lu})Ã(?=[\s.,;:!?)]|$)/gu, meant: () => "à" },
  // The same of such a space by itself; and the mark that old programs begin a file with.
  { found: /(?<![\p{L}\p{N}])Â(?=\s)|ï»¿/gu, meant: () => "" },
  // Bytes that nobody sees were lost on their way.
  { found: /â\??¬/g, meant: () => "€" },
  { found: /(?<=^|[\s\p{L}])â\?\?/gu, meant: () => "’" },
  { found: /(?<=\d[\s\u00A0]?)¤|¤(?=[\s\u00A0]?\d)/g, meant: () => "€" },
  {
    found: /(?:=[0-9A-F]{2}){2,}/g,
    meant: signs => {
      const bytes = Uint8Array.from(signs.split("=").slice(1), code => parseInt(code, 16))
      return new TextDecoder("utf-8").decode(bytes)
    },
  },
]

const traced = (line: string): InLine[] =>
  TRACES.flatMap(({ found, meant }) =>
    [...line.matchAll(found)].map(({ 0: signs, index: offset }) => {
      const was = meant(signs)
      const name = /[\u0080-\u009F]/.test(signs)
        ? `A sign that nobody sees (U+00${signs.charCodeAt(0).toString(16).toUpperCase()})`
        : `"${signs}"`
      const advice = !was || was === signs ? "Delete it." : `Write "${was}" in its place.`
      return { offset, message: `${name} is what another program has left here. ${advice}` }
    }),
  )

/** Letters in the forms that PDFs and Asian keyboards have for them: one sign for "fi", wide letters. */
const formed = (line: string): InLine[] =>
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u.test(line)
    ? []
    : [...line.matchAll(/[\uFB00-\uFB06]|[\uFF01-\uFF5E]+/g)].map(({ 0: signs, index: offset }) => ({
        offset,
        message: `"${signs}" is written with signs of their own, as in PDFs and on Asian keyboards: search does not find such words. Write "${signs.normalize("NFKC")}".`,
      }))

/** @returns the letters of a line that were read in the wrong encoding, with what they were */
export const garbled = (line: string): InLine[] => {
  const found = misread(line)
  const ends = found.map(({ offset }) => offset)
  const others = traced(line).filter(({ offset }) => !ends.some(end => offset >= end && offset < end + 4))
  return [...found, ...others, ...formed(line)]
}
