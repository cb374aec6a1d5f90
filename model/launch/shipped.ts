import { createHash } from "node:crypto"
import { existsSync, readFileSync } from "node:fs"
import { join } from "node:path"

/**
 * The sentences that this project was shipped with, known by hashes: of every three words in a row, so that a sentence
 * in which a word is changed is known all the same. `npm run check:launch -- --ship` writes them.
 */
export const SHIPPED = "model/launch/shipped.txt"

/** Words in a row that are known, and those that a sentence has at least: shorter ones are anybody's. */
const ROW = 3
const SHORTEST = 7

/** The part of a sentence's rows that have to be known for it to be a shipped one. */
const PART = 0.4

/** Characters of a hash. */
const LENGTH = 5

export const hashOf = (words: readonly string[]): string =>
  createHash("sha1").update(words.join(" ")).digest("base64url").slice(0, LENGTH)

const wordsOf = (sentence: string): string[] => sentence.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []

/** The rows of words of a sentence; none of one that is too short to be told from others. */
export const rowsOf = (sentence: string): string[] => {
  const words = wordsOf(sentence)
  // Names with hyphens are no sentences.
  return sentence.trim().split(/\s+/).length < SHORTEST
    ? []
    : words.slice(ROW - 1).map((_, index) => hashOf(words.slice(index, index + ROW)))
}

/** The sentences of a text. */
export const sentencesOf = (text: string): string[] => text.split(/(?<=[.!?:])\s+|\n+/).filter(Boolean)

let known: ReadonlySet<string> | undefined

/** The hashes; none where the file is not there. */
const shipped = (): ReadonlySet<string> => {
  const file = join(process.cwd(), SHIPPED)
  const text = () => (existsSync(file) ? readFileSync(file, "utf8").replace(/\s/g, "") : "")
  return (known ??= new Set(text().match(new RegExp(`.{${LENGTH}}`, "g"))))
}

/** How many of some sentences are long enough to be told from others, and which of them were shipped. */
export const shippedIn = (sentences: readonly string[]): { of: number; found: string[] } => {
  const rows = sentences.map(sentence => [sentence, rowsOf(sentence)] as const).filter(([, all]) => all.length > 0)
  const there = shipped()
  const found = rows.filter(([, all]) => all.filter(row => there.has(row)).length >= all.length * PART)
  return { of: rows.length, found: found.map(([sentence]) => sentence) }
}
