/** What a slip of the hand leaves in a text: it may be meant, so that it is only warned of. */
interface Slip {
  found: RegExp
  tell: (sign: string, text: string) => string
  /** Whether it is one in fields only: prose has rules of its own for it, or reads it otherwise. */
  inFields?: true
}

/** A text that only fills its place: nobody should ever read it. */
export const LOREM = {
  found: /\blorem ipsum\b/i,
  tell: (sign: string) => `"${sign}" is a text that only fills its place. Write what visitors shall read.`,
}

const filling = (sign: string) =>
  `"${sign}" reads as if something were to be filled in. Write what visitors shall read.`

export const SLIPS: Slip[] = [
  {
    found: /(?<!-)--(?!-)/,
    tell: () => 'Visitors read two hyphens. Write a dash: "–" or "—".',
    inFields: true,
  },
  { found: /(?<!\.)\.\.\.(?!\.)/, tell: () => 'Visitors read three full stops. Write the sign for it: "…".' },
  {
    found: /\((?:c|r|tm)\)/i,
    tell: sign => `Visitors read "${sign}" as it stands. Write the sign itself: ©, ® or ™.`,
  },
  {
    found: /\\[nrt"']/,
    tell: sign =>
      `Visitors read "${sign}" with its backslash. A backslash means something in "double quotes" only; take it away, or put the text in double quotes.`,
    inFields: true,
  },
  {
    found: /\\(?:u[\da-f]{4}|x[\da-f]{2})/i,
    tell: sign => `Visitors read "${sign}" as it stands. Write the sign itself, or put the text in double quotes.`,
    inFields: true,
  },
  {
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
  { found: /(?<=\p{L})[`´](?=\p{L})/u, tell: sign => `"${sign}" is no apostrophe. Write ’.` },
  { found: /(?<=^|\s)[-=]>(?=\s|$)/, tell: sign => `Visitors read "${sign}" as it stands. Write the arrow itself: →.` },
  {
    found: /==\p{L}[^=]*==|(?<![\p{L}\p{N}~])~\p{L}[^~]*~(?![\p{L}\p{N}~])/u,
    tell: sign => `Visitors read the signs of "${sign}" as they stand. Take them away.`,
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
    found: /^\s*to do:|\b(?:tbc|tba)\b/i,
    tell: sign => `"${sign}" reads like a note to yourself. Write what visitors shall read.`,
  },
  {
    found:
      /\b(?:your|insert|add) (?:\w+ )?(?:text|title|description|headline|name|words?|content|sentence) (?:goes )?here\b|\b(?:text|title|description|headline|name|content) goes here\b/i,
    tell: filling,
  },
  { found: /\bXX+\b|(?<!\w)X ?%|(?<!\d)%[A-Za-z][A-Za-z_]+%|\b(?:John|Jane) Doe\b/, tell: filling },
  {
    found: /^\s*(?:\?{2,}|…|-+|[–—]|n\/a|test)\s*$/i,
    tell: sign =>
      `"${sign.trim()}" says nothing. Write what visitors shall read, or delete the field if it may be missing.`,
    inFields: true,
  },
  {
    found: /,\s*$/,
    tell: () => "The text ends with a comma. Take it away: lines of YAML need none.",
    inFields: true,
  },
]
