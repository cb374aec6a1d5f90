import { formatOf, helpOf, walkShape } from "../shape"
import { asWarning } from "../severity"
import { typeNamed } from "../types"
import { issueIn, type Rule } from "./rule"

interface Sign {
  found: RegExp
  tell: (sign: string) => string
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
  {
    found: /\blorem ipsum\b/i,
    tell: sign => `"${sign}" is a text that only fills its place. Write what visitors shall read.`,
  },
  {
    found: /(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])|(?<!\w)_[^\s_](?:[^_]*[^\s_])?_(?!\w)|`[^`]+`/,
    tell: sign =>
      `Visitors read the signs of "${sign}" as they stand. ${MARKDOWN} Take them away if they are markdown.`,
    isMeant: true,
  },
  {
    found: /^(?:#{1,6} |[-*•] |> )/,
    tell: sign => `Visitors read the "${sign.trim()}" at the beginning as it stands. ${MARKDOWN} Take it away.`,
    isMeant: true,
  },
  {
    found: /(?<!-)--(?!-)/,
    tell: () => 'Visitors read two hyphens. Write a dash: "–" or "—".',
    isMeant: true,
  },
  {
    found: /(?<!\.)\.\.\.(?!\.)/,
    tell: () => 'Visitors read three full stops. Write the sign for it: "…".',
    isMeant: true,
  },
  {
    found: /\((?:c|r|tm)\)/i,
    tell: sign => `Visitors read "${sign}" as it stands. Write the sign itself: ©, ® or ™.`,
    isMeant: true,
  },
  {
    found: /\\[nrt"']/,
    tell: sign =>
      `Visitors read "${sign}" with its backslash. A backslash means something in "double quotes" only; take it away, or put the text in double quotes.`,
    isMeant: true,
  },
  {
    found: /(?<![\p{L}\p{N}])(\p{L}{2,}) \1(?![\p{L}\p{N}’'-])/iu,
    tell: sign => `"${sign}": a word stands twice. Take one of the two away.`,
    isMeant: true,
  },
  {
    found: /\p{L} [,;](?=\s|$)/u,
    tell: sign => `A space stands before the "${sign.at(-1)}". Take it away.`,
    isMeant: true,
  },
  {
    found: /\b(?:TODO|FIXME|TBD|XXX|asdf|qwertz|qwerty|foobar)\b/,
    tell: sign => `"${sign}" reads like a note to yourself. Write what visitors shall read.`,
    isMeant: true,
  },
  {
    found: /,\s*$/,
    tell: () => "The text ends with a comma. Take it away: lines of YAML need none.",
    isMeant: true,
  },
]

/** Apostrophes and quotes of two kinds in one text, and a text that is quoted as a whole. */
const quoting = (text: string, help: string): string | undefined => {
  const inner = /^(?:"([^"]+)"|'([^']+)'|“([^”]+)”|‘([^’]+)’)$/.exec(text.trim())
  if (inner)
    return /without quotation marks/.test(help)
      ? "The quotation marks are drawn by the page. Take the inner ones away."
      : "The whole text stands in quotes that visitors read. Take the inner ones away."
  if (/[a-z]'[a-z]/i.test(text) && /[a-z]’[a-z]/i.test(text))
    return "This text has straight (') and curly (’) apostrophes. Use one kind."
  return text.includes('"') && /[“”]/.test(text)
    ? 'This text has straight (") and curly (“ ”) quotes. Use one kind.'
    : undefined
}

/** No text that is shown as it stands holds signs of a language that is not read there. */
const signsRead: Rule = ({ entries }) =>
  entries.flatMap(entry =>
    walkShape(typeNamed(entry.type)?.shape, entry.data, (text, path, shape) => {
      if (formatOf(shape) || path.at(-1) === "href") return []
      const sign = SIGNS.find(({ found }) => found.test(text))
      if (sign) {
        const issue = issueIn(entry, path, sign.tell(sign.found.exec(text)?.[0] ?? ""))
        return [sign.isMeant ? asWarning(issue) : issue]
      }
      const quotes = quoting(text, helpOf(shape))
      return quotes ? [asWarning(issueIn(entry, path, quotes))] : []
    }),
  )

export const signRules: Rule[] = [signsRead]
