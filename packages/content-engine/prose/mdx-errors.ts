import type { LocatedProblem } from "../entry"
import { type Problem, problem } from "../messages"
import { unknownTagProblem } from "./check-node"

/** An error of the MDX parser (`VFileMessage`). */
interface MdxError {
  line?: number | null
  column?: number | null
  /** Package that throws the error. */
  source?: string | null
  ruleId?: string | null
  message?: string
}

/** Void elements of HTML; MDX requires an end tag or a slash. */
const voidTags = ["img", "br", "hr"]

/** Problems by `ruleId`, or by `source` for the two packages that parse JavaScript. */
const problemsByRule: Readonly<Record<string, Problem>> = {
  "micromark-extension-mdxjs-esm": problem("mdxImport"),
  "micromark-extension-mdx-expression": problem("mdxExpression"),
  "end-tag-mismatch": problem("tagMisnested"),
  "unexpected-closing-slash": problem("tagUnopened"),
}

/**
 * Converts an error of the MDX parser to a problem.
 * @throws other errors
 */
export const explainMdxError = (error: unknown, text: string): LocatedProblem => {
  const { line, column, source, ruleId, message = "" } = error as MdxError
  // Only errors of the parser have a rule id.
  if (!ruleId) throw error
  const textAfter = (atLine: number, atColumn: number) => text.split("\n")[atLine - 1]?.slice(atColumn - 1) ?? ""
  // Only the message has the position of the opening tag: "(12:1-12:20)".
  const [, startLine = 1, startColumn = 1] = /\((\d+):(\d+)/.exec(message)?.map(Number) ?? []
  const position = { line: line ?? startLine, column: column ?? startColumn }
  const isClosing = textAfter(position.line, position.column).startsWith("</")
  const tag = !isClosing && /^<([\w.:-]+)/.exec(textAfter(startLine, startColumn))?.[1]
  if (tag && /`table(?:Data|Header)`/.test(message)) return { ...position, ...problem("tagInTable", tag) }
  if (tag && voidTags.includes(tag)) return { ...position, ...unknownTagProblem(tag) }
  if (tag && ruleId === "end-tag-mismatch") return { ...position, ...problem("tagUnclosed", tag) }
  if (textAfter(position.line, position.column).startsWith("!--")) return { ...position, ...problem("htmlComment") }
  return { ...position, ...(problemsByRule[source ?? ""] ?? problemsByRule[ruleId] ?? problem("tagInvalid")) }
}
