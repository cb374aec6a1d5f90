import type { ProseProblem } from "../entry"
import { unknownTag } from "./node-problems"

/** What MDX says of a text that cannot be parsed (`VFileMessage`). */
interface MdxError {
  line?: number | null
  column?: number | null
  /** The package that says it, and what it is. */
  source?: string | null
  ruleId?: string | null
  message?: string
}

const CLOSE = "Close every tag you open, on a line of its own; write \\< for the sign itself."

/** Tags of HTML that have no end, which MDX waits for. */
const ENDLESS = ["img", "br", "hr"]

/** What MDX's codes, and failures of the two parts of it that read code, mean to somebody who writes a text. */
const WORDS: Readonly<Record<string, string>> = {
  "micromark-extension-mdxjs-esm":
    "A line that begins with import or export is code. Reword it, so that it begins with another word.",
  "micromark-extension-mdx-expression": "Curly braces are code here. Write \\{ and \\} for the signs themselves.",
  "end-tag-mismatch": `This stands where another tag is still open. ${CLOSE}`,
  "unexpected-closing-slash": `This closes a tag that is not open. ${CLOSE}`,
}

const NO_TAG =
  'After < there must be the name of a tag, and after = a text in quotes: title="…". Write \\< for the sign itself, or [words](https://…) for a link.'

/**
 * @param error thrown by the parser of MDX
 * @param text that it was to parse
 * @returns the problem, with line and column in the file
 */
export const explainMdx = (error: unknown, text: string): ProseProblem => {
  const { line, column, source, ruleId, message = "" } = error as MdxError
  // A fault of the check itself.
  if (!ruleId) throw error
  const behind = (atLine: number, atColumn: number) => text.split("\n")[atLine - 1]?.slice(atColumn - 1) ?? ""
  // Where a tag was opened stands in the message only: "(12:1-12:20)".
  const [, startLine = 1, startColumn = 1] = /\((\d+):(\d+)/.exec(message)?.map(Number) ?? []
  const place = { line: line ?? startLine, column: column ?? startColumn }
  const isClosing = behind(place.line, place.column).startsWith("</")
  const opened = !isClosing && /^<([\w.:-]+)/.exec(behind(startLine, startColumn))?.[1]
  if (opened && ENDLESS.includes(opened)) return { ...place, message: unknownTag(opened) }
  if (opened && ruleId === "end-tag-mismatch")
    return { ...place, message: `<${opened}> is opened here and not closed, or not by itself on a line. ${CLOSE}` }
  if (behind(place.line, place.column).startsWith("!--"))
    return { ...place, message: "A note that nobody shall read is written {/* … */} here. Write it so, or delete it." }
  return { ...place, message: WORDS[source ?? ""] ?? WORDS[ruleId] ?? NO_TAG }
}
