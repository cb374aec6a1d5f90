/** What the buttons above prose write: markdown, and the tags that posts know. */

/** What a button does to the words that are marked. */
export interface Mark {
  /** Name of the button. */
  name: string
  /** What is put in place of the marked words, or of an example where none are marked. */
  write(words: string): string
  /** In [brackets], which the check finds in what is published. */
  example: string
  /** It stands in lines of its own. */
  block?: boolean
}

const lines = (words: string, start: (index: number) => string) =>
  words
    .split("\n")
    .map((line, index) => `${start(index)}${line}`)
    .join("\n")

const TABLE = ["| Plan | Price |", "| --- | --- |", "| Essential | $2,500 |"].join("\n")

const BARS =
  '<Bars caption="What the bars compare">\n\n- Words for the first: 120 days\n- **The second: 53 days**\n\n</Bars>'

/** All buttons but the one for pictures, which asks which. */
export const marks: readonly Mark[] = [
  { name: "Heading", write: words => `## ${words}`, example: "[A heading]", block: true },
  { name: "Smaller heading", write: words => `### ${words}`, example: "[A heading]", block: true },
  { name: "Bold", write: words => `**${words}**`, example: "[important]" },
  { name: "Italic", write: words => `_${words}_`, example: "[stressed]" },
  { name: "Link", write: words => `[${words}](/contact)`, example: "[words of the link]" },
  { name: "List", write: words => lines(words, () => "- "), example: "[one]\n[two]", block: true },
  { name: "Steps", write: words => lines(words, index => `${index + 1}. `), example: "[first]\n[then]", block: true },
  { name: "Quote", write: words => lines(words, () => "> "), example: "[What somebody said]", block: true },
  { name: "Table", write: () => TABLE, example: "", block: true },
  { name: "Code", write: words => `\`\`\`html\n${words}\n\`\`\``, example: "<p>…</p>", block: true },
  {
    name: "Note",
    write: words => `<Note title="Rule of thumb">\n\n${words}\n\n</Note>`,
    example: "[What to remember]",
    block: true,
  },
  {
    name: "Key figure",
    write: () => '<KeyFigure value="2.3x" label="what the number means, with its condition" />',
    example: "",
    block: true,
  },
  { name: "Bars", write: () => BARS, example: "", block: true },
]

/** A picture by its path, in a paragraph of its own. */
export const pictureMark = (path: string): Mark => ({
  name: "Picture",
  write: words => `![${words}](${path})`,
  example: "[What it shows]",
  block: true,
})

/** Line breaks that are missing between a text and a block. */
const apart = (missing: number) => "\n".repeat(Math.max(0, missing))

/**
 * @param text all prose
 * @param start where the marked words begin, and
 * @param end where they end
 * @returns what replaces the marked words
 */
export const written = ({ write, example, block }: Mark, text: string, start: number, end: number): string => {
  // A double click marks the space behind a word too, and bold words must not end with one.
  const [, lead = "", marked = "", trail = ""] = /^(\s*)(.*?)(\s*)$/s.exec(text.slice(start, end)) ?? []
  const words = write(marked || example)
  if (!block) return `${lead}${words}${trail}`
  const before = text.slice(0, start) + lead
  const after = trail + text.slice(end)
  const above = before === "" ? 0 : 2 - (/\n{0,2}$/.exec(before)?.[0].length ?? 0)
  const below = after === "" ? 0 : 2 - (/^\n{0,2}/.exec(after)?.[0].length ?? 0)
  return `${lead}${apart(above)}${words}${apart(below)}${trail}`
}
