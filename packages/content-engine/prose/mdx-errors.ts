import type { LocatedProblem } from "../entry"
import { type Problem, problem } from "../messages"
import { unknownTag } from "./check-node"

/** What MDX says of a text that cannot be parsed (`VFileMessage`). */
interface MdxError {
  line?: number | null
  column?: number | null
  /** The package that says it, and what it is. */
  source?: string | null
  ruleId?: string | null
  message?: string
}

/** Tags of HTML that have no end, which MDX waits for. */
const VOID_TAGS = ["img", "br", "hr"]

/** What MDX's codes mean, and failures of the two parts of it that read code. */
const CODES: Readonly<Record<string, Problem>> = {
  "micromark-extension-mdxjs-esm": problem("mdxImport"),
  "micromark-extension-mdx-expression": problem("mdxExpression"),
  "end-tag-mismatch": problem("tagMisnested"),
  "unexpected-closing-slash": problem("tagUnopened"),
}

/**
 * @param error thrown by the parser of MDX
 * @param text that it was to parse
 * @returns the problem, with line and column in the file
 */
export const explainMdxError = (error: unknown, text: string): LocatedProblem => {
  const { line, column, source, ruleId, message = "" } = error as MdxError
  // A fault of the check itself.
  if (!ruleId) throw error
  const behind = (atLine: number, atColumn: number) => text.split("\n")[atLine - 1]?.slice(atColumn - 1) ?? ""
  // Where a tag was opened stands in the message only: "(12:1-12:20)".
  const [, startLine = 1, startColumn = 1] = /\((\d+):(\d+)/.exec(message)?.map(Number) ?? []
  const place = { line: line ?? startLine, column: column ?? startColumn }
  const isClosing = behind(place.line, place.column).startsWith("</")
  const opened = !isClosing && /^<([\w.:-]+)/.exec(behind(startLine, startColumn))?.[1]
  if (opened && /`table(?:Data|Header)`/.test(message)) return { ...place, ...problem("tagInTable", opened) }
  if (opened && VOID_TAGS.includes(opened)) return { ...place, ...unknownTag(opened) }
  if (opened && ruleId === "end-tag-mismatch") return { ...place, ...problem("tagUnclosed", opened) }
  if (behind(place.line, place.column).startsWith("!--")) return { ...place, ...problem("htmlComment") }
  return { ...place, ...(CODES[source ?? ""] ?? CODES[ruleId] ?? problem("tagInvalid")) }
}
