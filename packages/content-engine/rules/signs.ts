import { LOREM, SLIPS } from "./slips"
import { formatOf, metaOf, walkShape } from "../shapes/shape"
import { asWarning } from "../severity"
import { issueIn, ofEach, type Rule } from "./rule"

interface Sign {
  found: RegExp
  tell: (sign: string, text: string) => string
  /** Where it may be meant, it is only warned of. */
  isMeant?: true
}

const MARKDOWN = "This text is shown as it stands: markdown works in prose (.mdx) only."

const ENTITIES: Record<string, string> = {
  amp: "&",
  lt: "<",
  gt: ">",
  quot: '"',
  apos: "'",
  nbsp: " ",
  ndash: "–",
  mdash: "—",
  hellip: "…",
  copy: "©",
  reg: "®",
  trade: "™",
  euro: "€",
  rsquo: "’",
  lsquo: "‘",
  ldquo: "“",
  rdquo: "”",
}

const SIGNS: Sign[] = [
  {
    found: /\*\*\S[^*]*\*\*|__\S[^_]*__|~~\S[^~]*~~/,
    tell: sign => `Visitors would read the signs of "${sign}". ${MARKDOWN} Take the signs away.`,
  },
  {
    found: /!?\[[^\]]+\]\([^)]*\)/,
    tell: sign => `Visitors would read "${sign}" as it stands, and it is no link. ${MARKDOWN} Write the words only.`,
  },
  {
    found: /\[\^[^\]\s]+\]|\[[^\]]+\]\[[^\]]*\]|<https?:[^>\s]*>/,
    tell: sign => `Visitors would read "${sign}" as it stands, and it is no link. ${MARKDOWN} Write the words only.`,
  },
  {
    found: /\[\/(?:b|i|u|url|img|color|size)\]/i,
    tell: sign => `Visitors would read "${sign}" as it stands: tags of forums do not work here. Take them away.`,
  },
  {
    found: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i,
    tell: sign => `Visitors would read the tag "${sign}" as it stands: HTML does not work here. Take it away.`,
  },
  {
    found: /&(?:#\d+|#x[\da-f]+|[a-z]+\d?);/i,
    tell: sign => {
      const meant = ENTITIES[sign.slice(1, -1).toLowerCase()]
      return `Visitors would read "${sign}" as it stands. Write ${meant === undefined ? "the sign itself" : meant === " " ? "a space" : `the sign itself: ${meant}`}.`
    },
  },
  LOREM,
  {
    found: /(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])|(?<!\w)_[^\s_](?:[^_]*[^\s_])?_(?!\w)|`[^`]+`/,
    tell: sign =>
      `Visitors read the signs of "${sign}" as they stand. ${MARKDOWN} Take them away if they are markdown.`,
    isMeant: true,
  },
  {
    found: /\t|[\u00A0\u2000-\u200A]{2,}|[\u2000-\u200A]{2,}/,
    tell: () =>
      "There is a tab or a row of wide spaces in this text, as lists of Word have them. Type one plain space in its place.",
    isMeant: true,
  },
  {
    found: /^(?:#{1,6}|[-*•‣·▪▫◦●○■□§➢➤✓✔]|>)\s/,
    tell: sign => `Visitors read the "${sign.trim()}" at the beginning as it stands. ${MARKDOWN} Take it away.`,
    isMeant: true,
  },
  ...SLIPS.map((slip): Sign => ({ ...slip, isMeant: true })),
]

/** Apostrophes and quotes of two kinds in one text, and a text that is quoted as a whole. */
const quoting = (text: string, isQuoted = false): string | undefined => {
  const inner = /^(?:"([^"]+)"|'([^']+)'|“([^”]+)”|‘([^’]+)’)$/.exec(text.trim())
  if (inner)
    return isQuoted
      ? "The quotation marks are drawn by the page. Take the inner ones away."
      : "The whole text stands in quotes that visitors read. Take the inner ones away."
  if (/[a-z]'[a-z]/i.test(text) && /[a-z]’[a-z]/i.test(text))
    return "This text has straight (') and curly (’) apostrophes. Use one kind."
  return text.includes('"') && /[“”„]/.test(text)
    ? 'This text has straight (") and curly (“ ”) quotes. Use one kind.'
    : undefined
}

/** A bracket or a quotation mark that is opened and not closed. */
const unclosed = (text: string): string | undefined => {
  const pair = ["()", "“”"].find(([open = "", close = ""]) => text.split(open).length > text.split(close).length)
  return pair && `"${pair[0]}" is opened and not closed. Write the other one: "${pair[1]}".`
}

/** No text that is shown as it stands holds signs of a language that is not read there. */
const signsRead = ofEach(entry =>
  walkShape(entry.kind.shape, entry.data, (text, path, shape) => {
    if (formatOf(shape) || path.at(-1) === "href") return []
    const sign = SIGNS.find(({ found }) => found.test(text))
    if (sign) {
      const issue = issueIn(entry, path, sign.tell(sign.found.exec(text)?.[0] ?? "", text))
      return [sign.isMeant ? asWarning(issue) : issue]
    }
    const quotes = quoting(text, metaOf(shape).quoted) ?? unclosed(text)
    return quotes ? [asWarning(issueIn(entry, path, quotes))] : []
  }),
)

export const signRules: Rule[] = [signsRead]
