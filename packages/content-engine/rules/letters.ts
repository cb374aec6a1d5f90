import type { ContentFolder, Issue } from "../entry"
import { garbled } from "./garbled"
import { type InLine, inLines } from "./lines"

/** Letters that nobody sees, by what they are called; all others turn the direction of writing. */
const INVISIBLE: Record<string, string> = {
  "\u00AD": "soft hyphen",
  "\u200B": "zero-width space",
  "\u200C": "zero-width non-joiner",
  "\u200D": "zero-width joiner",
  "\u200E": "left-to-right mark",
  "\u200F": "right-to-left mark",
  "\u2011": "non-breaking hyphen",
  "\u2028": "line separator",
  "\u2029": "paragraph separator",
  "\u2060": "word joiner",
  "\uFEFF": "byte order mark",
}

/** What may be meant: it says where a word may be broken. */
const MEANT = ["\u00AD", "\u2011"]

/** Letters of other scripts that look like Latin ones, each with the letter it is taken for. */
const LOOKALIKES = new Map(
  [
    ["Cyrillic", "АВЕКМНОРСТХаеорсухіјѕԁ", "ABEKMHOPCTXaeopcyxijsd"],
    ["Greek", "ΑΒΕΖΗΙΚΜΝΟΡΤΥΧονα", "ABEZHIKMNOPTYXova"],
  ].flatMap(([script = "", letters = "", meant = ""]) =>
    [...letters].map((letter, index): [string, { script: string; meant: string }] => [
      letter,
      { script, meant: meant[index] ?? "" },
    ]),
  ),
)

const UNSEEN = /[\u00AD\u200B-\u200F\u2011\u2028-\u202E\u2060\uFEFF\uFFFD]|ï¿½/g
const SCRIPTS_THAT_JOIN = /[^\p{Script=Latin}\p{Script=Common}]|\p{Extended_Pictographic}/u
const RIGHT_TO_LEFT = /[\p{Script=Hebrew}\p{Script=Arabic}]/u

const codeOf = (letter: string) => `U+${letter.codePointAt(0)!.toString(16).toUpperCase().padStart(4, "0")}`

/** The word that an offset lies in or beside, for people who cannot see what is told of. */
const wordAt = (line: string, offset: number) => {
  const shown = (/\S*$/.exec(line.slice(0, offset))?.[0] ?? "") + (/^\S*/.exec(line.slice(offset))?.[0] ?? "")
  return shown.replace(/[\p{Cf}\p{Cc}]/gu, "").slice(0, 40)
}

const invisible = (line: string): InLine[] =>
  [...line.matchAll(UNSEEN)].flatMap(({ 0: letter, index }) => {
    // Persian, the scripts of India and emoji are written with joiners; marks of direction belong to Hebrew and Arabic.
    if (/[\u200C\u200D]/.test(letter) && SCRIPTS_THAT_JOIN.test(line.slice(Math.max(0, index - 2), index))) return []
    if (/[\u200E\u200F\u202A-\u202E]/.test(letter) && RIGHT_TO_LEFT.test(line)) return []
    if (letter === "\u2011" && /\d.\d/.test(line.slice(index - 1, index + 2))) return []
    const name = `${INVISIBLE[letter] ?? "sign that turns the direction of writing"} (${codeOf(letter)})`
    const word = wordAt(line, index)
    const place = word ? `, in or beside "${word}"` : ""
    if (/[\uFFFD½]/.test(letter))
      return [{ offset: index, message: `A letter is lost here${place}. Type it anew in place of "${letter}".` }]
    if (/[\u2028\u2029]/.test(letter))
      return [
        {
          offset: index,
          message: `There is an invisible ${name} here, which breaks the line in some programs only. Delete it, and type a space.`,
        },
      ]
    return MEANT.includes(letter)
      ? [
          {
            offset: index,
            isMeant: true,
            message: `There is a ${name} here${place}. Type a plain hyphen, or nothing.`,
          },
        ]
      : [{ offset: index, message: `There is an invisible ${name} here${place}. Delete the word and type it anew.` }]
  })

const foreign = (line: string): InLine[] =>
  [...line.matchAll(/[\p{L}\p{M}]+/gu)].flatMap(({ 0: word, index }) => {
    if (!/\p{Script=Latin}/u.test(word)) return []
    const offset = [...word].findIndex(letter => LOOKALIKES.has(letter))
    const letter = word[offset] ?? ""
    const { script, meant } = LOOKALIKES.get(letter) ?? {}
    return script
      ? [
          {
            offset: index + offset,
            message: `The "${letter}" in "${word}" is a ${script} letter (${codeOf(letter)}) that only looks like "${meant}". Type it anew: search and screen readers take it for another word.`,
          },
        ]
      : []
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

/** Without one of these, a line has nothing to tell: a letter beyond ASCII, or two as mails write them ("=C3=A9"). */
const STRANGE = /[\u0080-\uFFFF]|=[0-9A-F]{2}=[0-9A-F]{2}/

/**
 * Tells every letter that nobody sees, or that looks like another one.
 * @param texts of the files by their path inside content/
 */
export const checkLetters = (texts: ContentFolder["texts"]): Issue[] =>
  inLines(texts, STRANGE, (line, isYaml) => {
    const comment = isYaml ? line.search(/ #[^"']*$/) : -1
    const found = [...invisible(line), ...foreign(line), ...garbled(line), ...(isYaml ? hardIndent(line) : [])]
    return found.filter(({ offset }) => comment < 0 || offset < comment)
  })
