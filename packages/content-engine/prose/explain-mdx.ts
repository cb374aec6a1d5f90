import type { ProseProblem } from "../entry"
import { unknownTag } from "./node-problems"

/** What MDX says of a text that cannot be parsed. */
interface MdxError {
  line?: number | null
  column?: number | null
  reason?: string
  message?: string
}

const CLOSE = "Close every tag you open, on a line of its own; write \\< for the sign itself."

/** Tags of HTML that have no end, which MDX waits for. */
const ENDLESS = ["img", "br", "hr"]

/** MDX's messages as wholes, and what they mean to somebody who writes a text. */
const WORDS: [RegExp, string][] = [
  [
    /^Unexpected closing tag `<\/([^`]*)>`, expected corresponding closing tag for `<([^`]*)>`.*$/s,
    `</$1> stands where <$2> is still open. ${CLOSE}`,
  ],
  [/^Unexpected closing slash `\/` in tag.*$/s, `This closes a tag that is not open. ${CLOSE}`],
  [
    /^Could not parse import\/exports.*$/s,
    "A line that begins with import or export is code. Reword it, so that it begins with another word.",
  ],
  [
    /^.*(?:Could not parse expression|end of file in expression|expected a corresponding closing brace).*$/s,
    "Curly braces are code here. Write \\{ and \\} for the signs themselves.",
  ],
  [
    /^Unexpected character `!`.*$/s,
    "A note that nobody shall read is written {/* … */} here. Write it so, or delete it.",
  ],
  [
    /^.*(?:before (?:local |attribute )?name|in attribute name).*$/s,
    "After < there must be the name of a tag. Write \\< for the sign itself, or [words](https://…) for a link.",
  ],
  [/^.*attribute value.*$/s, 'What a tag is given stands in quotes: title="…".'],
  [/^(.*?)\.?$/s, "$1. Close every tag you open; write \\< and \\{ for the signs themselves."],
]

/**
 * @param error thrown by the parser of MDX
 * @param text that it was to parse
 * @returns the problem, with line and column in the file
 */
export const explainMdx = (error: unknown, text: string): ProseProblem => {
  const { line, column, reason, message = "" } = error as MdxError
  const said = reason ?? message
  // Where a tag was opened stands in the message only: "(12:1-12:20)". Its name is another one if it was closed later.
  const [, startLine = 1, startColumn = 1] = /\((\d+):(\d+)/.exec(said)?.map(Number) ?? []
  const place = { line: line ?? startLine, column: column ?? startColumn }
  const opened = /^<([\w.:-]+)/.exec(text.split("\n")[startLine - 1]?.slice(startColumn - 1) ?? "")?.[1]
  if (opened && ENDLESS.includes(opened)) return { ...place, message: unknownTag(opened) }
  if (opened && said.startsWith("Expected a closing tag"))
    return { ...place, message: `<${opened}> is opened here and not closed, or not by itself on a line. ${CLOSE}` }
  const [pattern, words] = WORDS.find(([known]) => known.test(said))!
  return { ...place, message: said.replace(pattern, words) }
}
