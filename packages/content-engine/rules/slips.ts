import { type Marks, MARKDOWN } from "../prose/marked"
import { isKindOf } from "./rule"

/** What a slip of the hand leaves in a text. */
interface Slip {
  found: RegExp
  /**
   * @param sign what was found
   * @param marks what its field knows
   */
  tell: (sign: string, text: string, marks?: Marks) => string
  /** The only place where it is one. Fields are read as they stand, prose is markdown. */
  where?: "fields" | "prose"
  /** Nobody can mean it. Without this it is only warned of. */
  isError?: true
  /** The only language in which it is one. */
  language?: "en"
}

const filling = (sign: string) =>
  `"${sign}" reads as if something were to be filled in. Write what visitors shall read.`

/** Every slip. The first of a text is told. */
const SLIPS: Slip[] = [
  {
    where: "prose",
    isError: true,
    found: /\[\^[^\]\s]+\]/,
    tell: sign => `This footnote is not there. Write a line below all others: ${sign}: Where it comes from.`,
  },
  {
    where: "prose",
    // Between two letters it stands for an apostrophe.
    found: /(?<![`\p{L}])`(?!`)|(?<!`)`(?![`\p{L}])/u,
    tell: () => "One ` is left over, and is read as it stands. Write `words` with one on both sides.",
  },
  {
    where: "prose",
    found: /(?:^|\s)[*_]\p{L}/u,
    tell: () =>
      "This star or underscore has no partner, and is read as it stands. Write *words* with one on both sides.",
  },
  {
    where: "prose",
    found: /~~/,
    tell: () => "Two tildes ~~ are left over. Write ~~words~~ with a pair on both sides.",
  },
  {
    where: "prose",
    isError: true,
    found: /\([^()\n]+\)\[(?:[/#]|https?:|mailto:|tel:|www\.)[^\]\n]*\]/,
    tell: () => "The brackets of this link are the wrong way round. Write [words](/address).",
  },
  {
    where: "fields",
    isError: true,
    found: /\*\*\S[^*]*\*\*|__\S[^_]*__|~~\S[^~]*~~/,
    tell: (sign, _, marks) =>
      `Visitors would read the signs of "${sign}". ${MARKDOWN[marks ?? "none"]} Take the signs away.`,
  },
  {
    where: "fields",
    isError: true,
    found: /!?\[[^\]]+\]\([^)]*\)|\[\^[^\]\s]+\]|\[[^\]]+\]\[[^\]]*\]|<https?:[^>\s]*>/,
    tell: (sign, _, marks) =>
      `Visitors would read "${sign}" as it stands, and it is no link. ${MARKDOWN[marks ?? "none"]} Write the words only.`,
  },
  {
    isError: true,
    found: /data:image\/[\w+]+;base64,\S{0,9}/i,
    tell: sign => `Visitors would read "${sign}…": this is a picture that was pasted as data. Delete it.`,
  },
  {
    where: "fields",
    isError: true,
    found: /\[\/(?:b|i|u|url|img|color|size)\]/i,
    tell: sign => `Visitors would read "${sign}" as it stands: tags of forums do not work here. Take them away.`,
  },
  {
    where: "fields",
    isError: true,
    found: /<\/?[a-z][a-z0-9]*(?:\s[^<>]*)?\/?>/i,
    tell: sign => `Visitors would read the tag "${sign}" as it stands: HTML does not work here. Take it away.`,
  },
  {
    where: "fields",
    isError: true,
    found: /&(?:#\d+|#x[\da-f]+|[a-z]+\d?);/i,
    tell: sign => `Visitors would read "${sign}" as it stands. Write the sign itself, or a space.`,
  },
  { found: /\blorem ipsum\b/i, tell: filling, isError: true },
  {
    where: "fields",
    found: /(?<![\w*])\*[^\s*](?:[^*]*[^\s*])?\*(?![\w*])|(?<!\w)_[^\s_](?:[^_]*[^\s_])?_(?!\w)|`[^`]+`/,
    tell: (sign, _, marks) =>
      `Visitors read the signs of "${sign}" as they stand. ${MARKDOWN[marks ?? "none"]} Take them away.`,
  },
  {
    where: "fields",
    found: /^(?:#{1,6}|[-*•‣·▪▫◦●○■□§➢➤✓✔]|>)\s/,
    tell: (sign, _, marks) =>
      `Visitors read the "${sign.trim()}" at the beginning as it stands. ${MARKDOWN[marks ?? "none"]} Take it away.`,
  },
  {
    found: /\\(?:[nrt"']|u[\da-f]{4}|x[\da-f]{2})/,
    tell: sign =>
      `Visitors read "${sign}" with its backslash. A backslash means something in "double quotes" only; take it away, or put the text in double quotes.`,
    where: "fields",
  },
  {
    language: "en",
    found: /(?<![\p{L}\p{N}])(\p{L}{2,}) \1(?![\p{L}\p{N}’'-])/iu,
    tell: sign => `"${sign}": a word stands twice. Take one of the two away.`,
  },
  {
    found: /\p{L} [,;.](?=\s|$)/u,
    tell: sign => `A space stands before the "${sign.at(-1)}". Take it away.`,
  },
  {
    found: /\p{Ll}{2}\.\p{Lu}\p{Ll}+|\p{Ll}{2},\p{L}{2}/u,
    tell: (sign, text) =>
      `A space is missing in "${text.split(/\s+/).find(word => word.includes(sign)) ?? sign}", behind the "${sign.includes(",") ? "," : "."}".`,
  },
  {
    found: /(?<![./\d])\.\.(?![./\d])/,
    tell: () => "Two full stops stand beside one another. Take one of them away.",
  },
  {
    found: /(?<![\w/.?=&-])\p{L}+\?\p{Ll}+(?![\w=/])/u,
    tell: sign => `"${sign}": a letter or an apostrophe was lost here, and a "?" stands in its place. Type it anew.`,
  },
  {
    found: /(?<![\p{L}\p{N}:]):[a-z][a-z_]{2,}:(?![\p{L}\p{N}:])/u,
    tell: sign => `Visitors read "${sign}" as it stands. Paste the emoji itself, or take it away.`,
  },
  {
    found: /(?<![\w=?&/;])&(?:amp|nbsp|lt|gt|quot|copy|reg|trade|[nm]dash|hellip|euro|[lr][sd]quo)(?![\w=;])/,
    tell: sign => `Visitors read "${sign}" as it stands. Write the sign itself.`,
  },
  {
    found: /\b(?:TODO|FIXME|TBD|XXX|asdf|qwertz|qwerty|foobar)\b/,
    tell: sign => `"${sign}" reads like a note to yourself. Write what visitors shall read.`,
  },
  {
    language: "en",
    found: /^\s*to do:|\b(?:tbc|tba)\b/i,
    tell: sign => `"${sign}" reads like a note to yourself. Write what visitors shall read.`,
  },
  {
    language: "en",
    found:
      /\b(?:your|insert|add) (?:\w+ )?(?:text|title|description|headline|name|words?|content|sentence) (?:goes )?here\b|\b(?:text|title|description|headline|name|content) goes here\b/i,
    tell: filling,
  },
  { found: /\bXX+\b|(?<!\w)X ?%|(?<!\d)%[A-Za-z][A-Za-z_]+%|\b(?:John|Jane) Doe\b/, tell: filling },
  {
    found: /^\s*(?:\?{2,}|…|-+|[–—]|n\/a|test)\s*$/i,
    tell: sign =>
      `"${sign.trim()}" says nothing. Write what visitors shall read, or delete the field if it may be missing.`,
    where: "fields",
  },
  {
    language: "en",
    found: /[$€£]\d{1,3},\d{1,2}(?![\d,])/,
    tell: sign => `"${sign}": three digits stand behind a comma. Write "$1,200" for thousands, "$1.20" for cents.`,
  },
  {
    language: "en",
    found: /^(?:sure|certainly|of course|absolutely)[!,.] here(?:['’]s| is| are)\b|\bas an ai (?:language )?model\b/i,
    tell: sign => `"${sign}" is what a chatbot says to who asked it. Delete what is not for visitors.`,
  },
  {
    found: /,\s*$/,
    tell: () => "The text ends with a comma. Take it away: nothing is needed at the end of a line.",
    where: "fields",
  },
]

/** The first slip of a text of a site in a language: where it begins, and what is told of it. */
export const slipIn = (
  text: string,
  place: NonNullable<Slip["where"]>,
  site: string,
  marks?: Marks,
): { at: number; message: string; isError: boolean } | undefined => {
  for (const { found, tell, where = place, isError = false, language } of SLIPS) {
    const sign = where === place && (!language || isKindOf(site, language)) ? found.exec(text) : null
    if (sign) return { at: sign.index, message: tell(sign[0], text, marks), isError }
  }
  return undefined
}
