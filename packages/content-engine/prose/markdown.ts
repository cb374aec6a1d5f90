/**
 * What of Markdown fields know that hold sentences: **bold**, [links](/contact), addresses by themselves, and lines
 * that begin with "- " or with 1., 2., 3. Prose knows all of it; here is no more than an answer needs, for pages and
 * for the check.
 */

/** What of it a field knows: the two of words, or lists as well. */
export type MarkdownLevel = "words" | "blocks"

/** What is told of other marks, by what their field knows. */
export const MARKDOWN_HINTS: Readonly<Record<MarkdownLevel | "none", string>> = {
  none: "Signs for bold, links and lists do not work in this field: take them away.",
  words: "Only **bold** and [links](/contact), whose address has no spaces, work in this field: take other signs away.",
  blocks:
    'Only **bold**, [links](/contact), whose address has no spaces, "- " and "1. " work in this field: take other signs away.',
}

/** Some words, as they are marked. */
export interface InlineToken {
  text: string
  isBold?: boolean
  href?: string
}

/** A paragraph, or the entries of a list. */
export interface MarkdownBlock {
  tag: "p" | "ul" | "ol"
  lines: InlineToken[][]
}

/** What may stand behind an address that is written without brackets, and in none: quotes, dashes, signs of Chinese. */
export const AUTOLINK_SUFFIX =
  /[.,;:!?]*[“”„‟‘’‚«»‹›—–…\u3000-\u303F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65].*$/u

/** Words in bold, a link, or an address by itself; addresses may hold brackets in pairs. */
const INLINE =
  /\*\*(\S(?:[^*]*\S)?)\*\*|(?<!!)\[([^\][]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)|(?<![\p{L}\p{N}/])(https?:\/\/(?:[^()\s<>]|\([^()\s]*\))+)/gu

/** The words of a paragraph, each with its mark. */
export const parseInline = (line: string): InlineToken[] => {
  const words: InlineToken[] = []
  let from = 0
  for (const { 0: mark, 1: bold, 2: label, 3: href, 4: bare, index } of line.matchAll(INLINE)) {
    const address = bare?.replace(AUTOLINK_SUFFIX, "").replace(/[.,;:!?'"*]+$/, "")
    if (index > from) words.push({ text: line.slice(from, index) })
    if (bold !== undefined) words.push({ text: bold, isBold: true })
    else if (label !== undefined && href !== undefined) words.push({ text: label, href })
    else if (address !== undefined) words.push({ text: address, href: address })
    from = index + (address ?? mark).length
  }
  return from < line.length ? [...words, { text: line.slice(from) }] : words
}

const ITEM = /^\s*(?:[-*]|(\d+)[.)]) +/

/** Numbers that begin lines are those of entries, where they count from 1: a year or the day of a date is none. */
const ORDERED_LIST = /^\s*1[.)] .*(?:\n.*)*?\n\s*2[.)] /m

/** @returns the paragraphs and lists of a text */
export const parseBlocks = (text: string): MarkdownBlock[] => {
  const counts = ORDERED_LIST.test(text)
  const blocks: MarkdownBlock[] = []
  for (const line of text.split("\n")) {
    const [mark, number] = ITEM.exec(line) ?? []
    const tag = mark === undefined || (number && !counts) ? "p" : number ? "ol" : "ul"
    // Entries may stand apart.
    const earlier = tag === "p" ? blocks : blocks.filter(({ lines }) => lines.length > 0)
    const last = earlier[earlier.length - 1]
    if (line.trim() === "") blocks.push({ tag: "p", lines: [] })
    else if (tag !== "p" && last?.tag === tag) last.lines.push(parseInline(line.slice(mark?.length)))
    else if (tag !== "p") blocks.push({ tag, lines: [parseInline(line.slice(mark?.length))] })
    else if (last?.tag === "p" && last.lines[0]) last.lines[0].push(...parseInline(` ${line.trim()}`))
    else blocks.push({ tag, lines: [parseInline(line.trim())] })
  }
  return blocks.filter(({ lines }) => lines.length > 0)
}

const textOf = (words: readonly InlineToken[]) => words.map(({ text }) => text).join("")

/** The words of a text alone. */
export const stripMarkdown = (text: string, as: MarkdownLevel = "blocks"): string =>
  as === "words"
    ? textOf(parseInline(text))
    : parseBlocks(text)
        .flatMap(({ lines }) => lines.map(textOf))
        .join("\n")

/** Where the links of a text lead. */
export const extractLinks = (text: string): string[] =>
  parseBlocks(text).flatMap(({ lines }) => lines.flat().flatMap(({ href }) => href ?? []))
