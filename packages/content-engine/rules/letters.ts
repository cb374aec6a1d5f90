import type { ContentFolder, Issue } from "../entry"
import { type InLine, inLines } from "./lines"

/** What the second byte of a letter of UTF-8, and each one behind it, is read as on Windows. */
const REST = "[\\u0080-\\u00BF€‚ƒ„…†‡ˆ‰Š‹ŒŽ‘’“”•–—˜™š›œžŸ]"

/** A letter that was saved as UTF-8 and read as Windows has it: "â€™" for an apostrophe, or what is left of it. */
const GARBLED = new RegExp(
  [
    // Behind a capital letter, what ends a sentence or a quotation is no part of a garbled one.
    `[ÂÃÄÅ](?![‘’“”…–—»](?!\\p{L}))${REST}`,
    `â${REST}{2}`,
    `ð${REST}{3}`,
    // The space that is not broken has become a plain one, which is the second half of "à" as well.
    "(?<![\\p{L}\\p{N}])Â(?=\\s)",
    "(?<!\\p{Lu})Ã(?=[\\s.,;:!?)]|$)",
    "ï»¿",
    "[\\u0080-\\u009F]",
    "ï¿½|\\uFFFD",
  ].join("|"),
  "gu",
)

const UNSEEN = /[\u200B-\u200F\u2028-\u202E\u2060\uFEFF]/g
const SCRIPTS_THAT_JOIN = /[^\p{Script=Latin}\p{Script=Common}]|\p{Extended_Pictographic}/u
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

const codeOf = (letter: string) => `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`

/** The word that an offset lies in or beside, for people who cannot see what is told of. */
const wordAt = (line: string, offset: number) => {
  const shown = (/\S*$/.exec(line.slice(0, offset))?.[0] ?? "") + (/^\S*/.exec(line.slice(offset))?.[0] ?? "")
  return shown.replace(/[\p{Cf}\p{Cc}]/gu, "").slice(0, 40)
}

const garbled = (line: string): InLine[] =>
  [...line.matchAll(GARBLED)].map(({ 0: signs, index: offset }) => ({
    offset,
    message: `"${/^\p{Cc}$/u.test(signs) ? codeOf(signs) : signs}" is what another program has made of a letter, in or beside "${wordAt(line, offset)}". Type that anew.`,
  }))

const invisible = (line: string): InLine[] =>
  [...line.matchAll(UNSEEN)].flatMap(({ 0: letter, index: offset }) => {
    // Persian, the scripts of India and emoji are written with joiners; marks of direction belong to Hebrew and Arabic.
    if (/[\u200C\u200D]/.test(letter) && SCRIPTS_THAT_JOIN.test(line.slice(Math.max(0, offset - 2), offset))) return []
    if (/[\u200E\u200F\u202A-\u202E]/.test(letter) && RIGHT_TO_LEFT.test(line)) return []
    const message = `There is an invisible sign (${codeOf(letter)}) here, in or beside "${wordAt(line, offset)}". Delete the word and type it anew.`
    return [{ offset, message }]
  })

/** A space that is none to YAML, where it needs one. */
const hardIndent = (line: string): InLine[] => {
  const offset = /^[ \t]*(?:- *)?\u00A0|^[ \t]*[\w-]+:\u00A0/.exec(line)
  return offset
    ? [
        {
          offset: offset[0].length - 1,
          message:
            "There is a non-breaking space (U+00A0) here, where a plain one must stand. Delete it and type a space.",
        },
      ]
    : []
}

/** Without one of these, a line has nothing to tell. */
const STRANGE = /[\u0080-\uFFFF]/

/**
 * Tells every letter that nobody sees, and every one that another program has misread.
 * @param texts of the files by their path inside content/
 */
export const checkLetters = (texts: ContentFolder["texts"]): Issue[] =>
  inLines(texts, STRANGE, (line, isYaml) => {
    const comment = isYaml ? line.search(/ #[^"']*$/) : -1
    const found = [...invisible(line), ...garbled(line), ...(isYaml ? hardIndent(line) : [])]
    return found.filter(({ offset }) => comment < 0 || offset < comment)
  })
