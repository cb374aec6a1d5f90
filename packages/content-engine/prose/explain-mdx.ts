import type { ProseProblem } from "../entry"

/** What MDX says of a text that cannot be parsed. */
interface MdxError {
  line?: number | null
  column?: number | null
  reason?: string
  message?: string
}

const CLOSE = "Close every tag you open, on a line of its own; write \\< for the sign itself."

/** Tags of HTML that have no end, which MDX waits for, and what to write instead. */
const ENDLESS: Readonly<Record<string, string>> = {
  img: "Write ![What it shows](./name.png).",
  br: "Write an empty line for a new paragraph.",
  hr: "Write --- with an empty line above and below it.",
}

/** MDX's messages, and what they mean to somebody who writes a text; $1 and so on are words of the message. */
const WORDS: [RegExp, string][] = [
  [
    /^Unexpected closing tag `<\/([^`]*)>`, expected corresponding closing tag for `<([^`]*)>`.*/,
    `</$1> stands where <$2> is still open. ${CLOSE}`,
  ],
  [
    /^Unexpected closing slash `\/` in tag, expected an open tag first.*/,
    `This closes a tag that is not open. ${CLOSE}`,
  ],
  [
    /^Could not parse import\/exports/,
    "A line that begins with import or export is code. Reword it, so that it begins with another word.",
  ],
  [
    /^Could not parse expression|end of file in expression|expected a corresponding closing brace/,
    "Curly braces are code here. Write \\{ and \\} for the signs themselves.",
  ],
  [/^Unexpected character `!`/, "A note that nobody shall read is written {/* … */} here. Write it so, or delete it."],
  [
    /before (?:local |attribute )?name|in attribute name/,
    "After < there must be the name of a tag. Write \\< for the sign itself, or [words](https://…) for a link.",
  ],
  [/attribute value/, 'What a tag is given stands in quotes: title="…".'],
]

/** The place where a tag was opened, which stands in the message only: "(12:1-12:20)". */
const openedAt = (reason: string) => /\((\d+):(\d+)/.exec(reason)

/** The name of the tag that is opened at a place: MDX names another one where it was only closed later. */
const tagAt = (text: string, line: number, column: number) =>
  /^<([\w.:-]+)/.exec((text.split("\n")[line - 1] ?? "").slice(column - 1))?.[1] ?? ""

/**
 * @param error thrown by the parser of MDX
 * @param text that it was to parse
 * @returns the problem, with line and column in the file
 */
export const explainMdx = (error: unknown, text: string): ProseProblem => {
  const { line, column, reason, message = "" } = error as MdxError
  const said = reason ?? message
  const [pattern, words] = WORDS.find(([known]) => known.test(said)) ?? []
  const [, startLine = "1", startColumn = "1"] = openedAt(said) ?? []
  const opened = tagAt(text, Number(startLine), Number(startColumn))
  const place = { line: line ?? Number(startLine), column: column ?? Number(startColumn) }
  if (ENDLESS[opened]) return { ...place, message: `There is no <${opened}> here. ${ENDLESS[opened]}` }
  if (said.startsWith("Expected a closing tag") && opened)
    return {
      ...place,
      message: `<${opened}> is opened here and not closed, or not by itself on a line. ${CLOSE}`,
    }
  return {
    ...place,
    message:
      pattern && words
        ? pattern.source.endsWith(".*")
          ? said.replace(pattern, words)
          : words
        : `${said.replace(/\.?$/, ".")} Close every tag you open; write \\< and \\{ for the signs themselves.`,
  }
}
