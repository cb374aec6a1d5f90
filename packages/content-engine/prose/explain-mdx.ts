import type { ProseProblem } from "../entry"

/** What MDX says of a text that cannot be parsed. */
interface MdxError {
  line?: number | null
  column?: number | null
  reason?: string
  message?: string
}

const CLOSE = "Close every tag you open, on a line of its own; write \\< for the sign itself."

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
    /^Expected a closing tag for `<\/?([^`]*)>`.*/,
    `<$1> is opened here and not closed, or not by itself on a line. ${CLOSE}`,
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
    /before name|before attribute name|in attribute name/,
    "After < there must be the name of a tag. Write \\< for the sign itself, or [words](https://…) for a link.",
  ],
  [/attribute value/, 'What a tag is given stands in quotes: title="…".'],
]

/** The place where a tag was opened, which stands in the message only: "(12:1-12:20)". */
const openedAt = (reason: string) => /\((\d+):(\d+)/.exec(reason)

/**
 * @param error thrown by the parser of MDX
 * @returns the problem, with line and column in the file
 */
export const explainMdx = (error: unknown): ProseProblem => {
  const { line, column, reason, message = "" } = error as MdxError
  const said = reason ?? message
  const [pattern, words] = WORDS.find(([known]) => known.test(said)) ?? []
  const [, startLine, startColumn] = openedAt(said) ?? []
  return {
    line: line ?? Number(startLine ?? 1),
    column: column ?? Number(startColumn ?? 1),
    message:
      pattern && words
        ? pattern.source.endsWith(".*")
          ? said.replace(pattern, words)
          : words
        : `${said.replace(/\.?$/, ".")} Close every tag you open; write \\< and \\{ for the signs themselves.`,
  }
}
