/**
 * Markdown in fields, for pages and checks: **bold**, [links](/contact), autolinks, and lists of lines that begin with
 * "- " or 1., 2., 3. Only prose supports more.
 */

/** The Markdown of a field: inline only, or with lists. */
export type MarkdownLevel = "inline" | "blocks"

/** Advice for unsupported syntax, by Markdown level. */
export const markdownHints: Readonly<Record<MarkdownLevel | "none", string>> = {
  none: "Bold, links and lists do not work in this field. Remove these characters.",
  inline: "This field supports only **bold** and [links](/contact) without spaces in the address. Remove other markup.",
  blocks:
    'This field supports only **bold**, [links](/contact) without spaces in the address, "- " and "1. ". Remove other markup.',
}

/** A run of text with its formatting. */
export interface InlineToken {
  text: string
  isBold?: boolean
  href?: string
}

/** A paragraph or a list. */
export interface MarkdownBlock {
  tag: "p" | "ul" | "ol"
  /** The paragraph as one line, or a line for each item of the list. */
  lines: InlineToken[][]
}

/** Text after an autolink: everything from the first quotation mark, dash or Chinese punctuation mark on. */
export const AFTER_AUTOLINK =
  /[.,;:!?]*[“”„‟‘’‚«»‹›—–…\u3000-\u303F\uFF01-\uFF0F\uFF1A-\uFF20\uFF3B-\uFF40\uFF5B-\uFF65].*$/u

/** Bold text, a link or an autolink. URLs may contain pairs of parentheses. */
const INLINE =
  /\*\*(\S(?:[^*]*\S)?)\*\*|(?<!!)\[([^\][]+)\]\(((?:[^()\s]|\([^()\s]*\))+)\)|(?<![\p{L}\p{N}/])(https?:\/\/(?:[^()\s<>]|\([^()\s]*\))+)/gu

/** Parses a paragraph into tokens. */
export const parseInline = (line: string): InlineToken[] => {
  const tokens: InlineToken[] = []
  let offset = 0
  for (const { 0: match, 1: bold, 2: label, 3: href, 4: bareUrl, index } of line.matchAll(INLINE)) {
    const url = bareUrl?.replace(AFTER_AUTOLINK, "").replace(/[.,;:!?'"*]+$/, "")
    if (index > offset) tokens.push({ text: line.slice(offset, index) })
    if (bold !== undefined) tokens.push({ text: bold, isBold: true })
    else if (label !== undefined && href !== undefined) tokens.push({ text: label, href })
    else if (url !== undefined) tokens.push({ text: url, href: url })
    offset = index + (url ?? match).length
  }
  return offset < line.length ? [...tokens, { text: line.slice(offset) }] : tokens
}

const LIST_MARKER = /^\s*(?:[-*]|(\d+)[.)]) +/

/** Detects lines that begin with 1. and 2.; other numbers at line starts are years or dates. */
const ORDERED_LIST = /^\s*1[.)] .*(?:\n.*)*?\n\s*2[.)] /m

/** Parses a text into paragraphs and lists. */
export const parseBlocks = (text: string): MarkdownBlock[] => {
  const hasOrderedList = ORDERED_LIST.test(text)
  const blocks: MarkdownBlock[] = []
  for (const line of text.split("\n")) {
    const [marker, number] = LIST_MARKER.exec(line) ?? []
    const tag = marker === undefined || (number && !hasOrderedList) ? "p" : number ? "ol" : "ul"
    // Empty lines do not end a list.
    const previous = tag === "p" ? blocks : blocks.filter(({ lines }) => lines.length > 0)
    const last = previous[previous.length - 1]
    if (line.trim() === "") blocks.push({ tag: "p", lines: [] })
    else if (tag !== "p" && last?.tag === tag) last.lines.push(parseInline(line.slice(marker?.length)))
    else if (tag !== "p") blocks.push({ tag, lines: [parseInline(line.slice(marker?.length))] })
    else if (last?.tag === "p" && last.lines[0]) last.lines[0].push(...parseInline(` ${line.trim()}`))
    else blocks.push({ tag, lines: [parseInline(line.trim())] })
  }
  return blocks.filter(({ lines }) => lines.length > 0)
}

const textOf = (tokens: readonly InlineToken[]) => tokens.map(({ text }) => text).join("")

/** Removes Markdown syntax from a text. */
export const stripMarkdown = (text: string, level: MarkdownLevel = "blocks"): string =>
  level === "inline"
    ? textOf(parseInline(text))
    : parseBlocks(text)
        .flatMap(({ lines }) => lines.map(textOf))
        .join("\n")

/** Returns the URLs of all links in a text. */
export const extractLinks = (text: string): string[] =>
  parseBlocks(text).flatMap(({ lines }) => lines.flat().flatMap(({ href }) => href ?? []))
