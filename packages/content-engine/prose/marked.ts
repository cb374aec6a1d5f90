/**
 * What of Markdown fields know that hold sentences: **bold**, [links](/contact), and lines that begin with "- ". Prose
 * knows all of it; here is no more than an answer needs, for pages and for the check.
 */

/** What of it a field knows: the two of words, or lists as well. */
export type Marks = "words" | "blocks"

/** What is told of other marks, by what their field knows. */
export const MARKDOWN: Readonly<Record<Marks | "none", string>> = {
  none: "Signs for bold, links and lists do not work in this field: take them away.",
  words: "Only **bold** and [links](/contact), whose address has no spaces, work in this field: take other signs away.",
  blocks:
    'Only **bold**, [links](/contact), whose address has no spaces, and "- " work in this field: take other signs away.',
}

/** Some words, as they are marked. */
export interface MarkedWords {
  text: string
  isBold?: boolean
  href?: string
}

/** A paragraph, or the entries of a list. */
export interface MarkedBlock {
  isList: boolean
  lines: MarkedWords[][]
}

/** Words in bold, or a link, whose address may hold brackets in pairs. */
const MARK = /\*\*(\S(?:[^*]*\S)?)\*\*|(?<!!)\[([^\][]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)/g

/** The words of a paragraph, each with its mark. */
export const markedWords = (line: string): MarkedWords[] => {
  const words: MarkedWords[] = []
  let from = 0
  for (const { 0: mark, 1: bold, 2: label, 3: href, index } of line.matchAll(MARK)) {
    if (index > from) words.push({ text: line.slice(from, index) })
    if (bold !== undefined) words.push({ text: bold, isBold: true })
    else if (label !== undefined && href !== undefined) words.push({ text: label, href })
    from = index + mark.length
  }
  return from < line.length ? [...words, { text: line.slice(from) }] : words
}

const ITEM = /^\s*[-*] +/

/** @returns the paragraphs and lists of a text */
export const markedBlocks = (text: string): MarkedBlock[] => {
  const blocks: MarkedBlock[] = []
  for (const line of text.split("\n")) {
    const isList = ITEM.test(line)
    const last = blocks[blocks.length - 1]
    if (line.trim() === "") blocks.push({ isList: false, lines: [] })
    else if (isList && last?.isList) last.lines.push(markedWords(line.replace(ITEM, "")))
    else if (isList) blocks.push({ isList, lines: [markedWords(line.replace(ITEM, ""))] })
    else if (last && !last.isList && last.lines[0]) last.lines[0].push(...markedWords(` ${line.trim()}`))
    else blocks.push({ isList, lines: [markedWords(line.trim())] })
  }
  return blocks.filter(({ lines }) => lines.length > 0)
}

const textOf = (words: readonly MarkedWords[]) => words.map(({ text }) => text).join("")

/** The words of a text alone. */
export const unmarked = (text: string, as: Marks = "blocks"): string =>
  as === "words"
    ? textOf(markedWords(text))
    : markedBlocks(text)
        .flatMap(({ lines }) => lines.map(textOf))
        .join("\n")

/** Where the links of a text lead. */
export const markedLinks = (text: string): string[] =>
  markedBlocks(text).flatMap(({ lines }) => lines.flat().flatMap(({ href }) => href ?? []))
