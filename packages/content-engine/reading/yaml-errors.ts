import {
  CST,
  type Document,
  type ErrorCode,
  isAlias,
  isNode,
  isScalar,
  isSeq,
  Lexer,
  type Node,
  type Pair,
  visit,
  type YAMLError,
} from "yaml"
import { type Problem, problem } from "../messages"

/** A mistake of YAML's grammar, by its offset in the text. */
type YamlProblem = Problem & { offset: number }

/** What the parser's own errors mean to somebody who edits texts. */
const PARSER_PROBLEMS: Partial<Record<ErrorCode, Problem>> = {
  TAB_AS_INDENT: problem("yamlTab"),
  BAD_INDENT: problem("yamlIndent"),
  BAD_DQ_ESCAPE: problem("yamlBackslash"),
  BLOCK_AS_IMPLICIT_KEY: problem("yamlColon"),
  UNEXPECTED_TOKEN: problem("yamlUnexpectedToken"),
  MISSING_CHAR: problem("yamlNotAField"),
  MULTILINE_IMPLICIT_KEY: problem("yamlNotAField"),
  MULTIPLE_DOCS: problem("yamlSecondDocument"),
}

/** Codes whose followers only follow from them. */
const FATAL: readonly ErrorCode[] = ["UNEXPECTED_TOKEN", "BLOCK_AS_IMPLICIT_KEY", "BLOCK_IN_FLOW", "BAD_INDENT"]

/** How a line begins that is no YAML. */
const LINE_PATTERNS: [finds: RegExp, told: Problem][] = [
  [/^ *\t/, problem("yamlTab")],
  [/^\s*-(?=[^\s-])/, problem("yamlHyphenSpace")],
  [/^\s*(?:[–—•·▪◦*+]|--)\s*[^\s*-]/, problem("yamlListMarker")],
]

/** What an editor has to look at where YAML names what it could not read. */
const toYamlProblem = ({ code, pos: [offset] }: YAMLError, text: string): YamlProblem => {
  const line = text.slice(text.lastIndexOf("\n", offset - 1) + 1).split("\n")[0] ?? ""
  const sign = text.charAt(offset)
  const lineProblem = LINE_PATTERNS.find(([finds]) => finds.test(line))?.[1]
  const charProblem = /[&*!|>@`%]/.test(sign) ? problem("yamlReservedCharacter", sign) : undefined
  return { offset, ...(lineProblem ?? charProblem ?? PARSER_PROBLEMS[code] ?? problem("yamlSyntax")) }
}

/** Start of a text in quotes that runs on to an error, lines below: its last quote is missing. */
const openQuote = (document: Document, text: string, { code, pos: [offset] }: YAMLError): number | undefined => {
  let start: number | undefined
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (!range || (type !== "QUOTE_DOUBLE" && type !== "QUOTE_SINGLE")) return
      const runsOn = code === "MISSING_CHAR" || text.slice(range[0], range[1]).includes("\n")
      if (runsOn && Math.abs(range[1] - offset) <= 2) start = range[0]
    },
  })
  return start
}

/** Lexemes of the parser's own, which the text does not have. */
const CONTROLS = ["\u0002", "\u0018", "\u001F"]

/** Finds the innermost bracket that is open at an offset, and the comment that hides its end. */
const flowAt = (text: string, until: number): { bracket?: number | undefined; comment?: number | undefined } => {
  const brackets: number[] = []
  let comment: number | undefined
  let offset = 0
  for (const lexeme of new Lexer().lex(text)) {
    if (offset >= until) break
    const type = CST.tokenType(lexeme)
    if (type === "flow-map-start" || type === "flow-seq-start") brackets.push(offset)
    if (type === "flow-map-end" || type === "flow-seq-end") brackets.pop()
    if (brackets.length === 0) comment = undefined
    else if (type === "comment" && /^#\S|[\]}]/.test(lexeme)) comment ??= offset
    if (!CONTROLS.includes(lexeme)) offset += lexeme.length
  }
  return { bracket: brackets.at(-1), comment }
}

/** Finds what is wrong in { } or [ ], where a line does not end a value. */
const flowProblem = ({ code, message, pos: [offset] }: YAMLError, text: string): YamlProblem | undefined => {
  const { bracket, comment } = flowAt(text, offset)
  if (bracket === undefined) return undefined
  if (comment !== undefined) return { offset: comment, ...problem("yamlFlowNote") }
  const isFirst = /(?:^|\n)[ \t]*$/.test(text.slice(0, offset))
  if (code === "BLOCK_IN_FLOW" && !isFirst) return { offset, ...problem("yamlFlowColon") }
  return code === "BLOCK_IN_FLOW" || message.startsWith("Flow ")
    ? { offset: bracket, ...problem("yamlBracket") }
    : undefined
}

const syntaxProblems = (document: Document, text: string): YamlProblem[] => {
  const errors = [...document.errors, ...document.warnings].sort(({ pos: [one] }, { pos: [other] }) => one - other)
  const quote = errors[0] && openQuote(document, text, errors[0])
  if (quote !== undefined) return [{ offset: quote, ...problem("yamlUnclosedQuote") }]
  const first = errors.find(({ code }) => !["MULTILINE_IMPLICIT_KEY", "MISSING_CHAR"].includes(code))
  const inFlow = first && flowProblem(first, text)
  if (inFlow) return [inFlow]
  const tabs = errors.filter(({ code }) => code === "TAB_AS_INDENT")
  const lost = errors.findIndex(({ code }) => FATAL.includes(code))
  const causes = tabs.length > 0 ? tabs : lost < 0 ? errors : errors.slice(0, lost + 1)
  return causes.map(error => toYamlProblem(error, text))
}

/** A text that goes on: it ends with a letter by itself, with a word that needs another one, or within brackets. */
const UNFINISHED =
  /(?:^|\s)[A-Z]$|\s(?:an?|the|of|per|for|with|and|or|to|in|on|at|by|from|see|our|your|their|no\.?|number|issue|ranked|room|suite|unit|apartment|apt\.?|tag|hashtag)$|\([^)]*$|[“„][^”]*$/i

/** Nobody breaks a text as short as this into two lines. */
const MAX_WRAPPED = 60

/** What a plain text, and what stands behind it on its line, lose of what was written, and where. */
const findLostText = (written: string, behind: string, isEntry: boolean): YamlProblem | undefined => {
  if (written === "" && /^[ \t]*#/.test(behind)) return { offset: behind.indexOf("#"), ...problem("yamlCommentOnly") }
  const hyphen = /\n[ \t]*-/.exec(written)
  if (hyphen && written.startsWith("-")) return { offset: 0, ...problem("yamlHyphenSpace") }
  if (hyphen) return { offset: hyphen.index + hyphen[0].length - 1, ...problem("yamlNestedItem") }
  // An entry of a list whose hyphen is missing is read as the end of the entry above it.
  const [, first = "", next = ""] = (isEntry && /^(.*\S)\s*\n[ \t]*([\p{Lu}\d].*)$/u.exec(written)) || []
  if (next && first.length + next.length < MAX_WRAPPED && !/[,;:–(-]$/.test(first))
    return { offset: written.lastIndexOf(next), ...problem("yamlItemContinuation") }
  return /^[ \t]+#(?:[ \t]*\d|[^\s#])/.test(behind) || (/^[ \t]+#/.test(behind) && UNFINISHED.test(written))
    ? { offset: 0, ...problem("yamlCommentInText") }
    : undefined
}

/** Finds the field of { } that a comma made of the end of a value. */
const splitAtComma = (items: readonly Pair[], text: string): YamlProblem | undefined => {
  for (const [index, { key, value }] of items.entries()) {
    const { range } = key as Node
    if (value !== null || !range) continue
    const name = text.slice(range[0], range[1])
    if (/^[\w-]+:(?!\/\/)/.test(name)) return { offset: range[0], ...problem("yamlNotAField") }
    const before = items[index - 1]?.value
    const isNumber = isScalar(before) && typeof before.value === "number" && /^\d+$/.test(name)
    if (index > 0) return { offset: range[0], ...(isNumber ? problem("numberFormat") : problem("yamlFlowComma", name)) }
  }
  return undefined
}

/** What is good YAML and yet loses a part of what the editor wrote. */
const findLostContent = (document: Document, text: string, lineOf: (offset: number) => number): YamlProblem[] => {
  const problems: YamlProblem[] = []
  const tell = (offset: number, told: Problem) => void problems.push({ ...told, offset })
  const isUsed = (anchor: string) => {
    let found = false
    visit(document, { Alias: (_, { source }) => void (found ||= source === anchor) })
    return found
  }
  visit(document, {
    Map: (_, { items, flow }) => {
      const split = flow && splitAtComma(items, text)
      if (split) tell(split.offset, split)
      const first = new Map<unknown, number>()
      const twice = items.flatMap(({ key }) => {
        const { value, range } = key as Node & { value?: unknown }
        const before = first.get(value)
        first.set(value, before ?? range?.[0] ?? 0)
        return before === undefined ? [] : [{ offset: range?.[0] ?? 0, name: String(value), before }]
      })
      const [{ offset, name, before } = { offset: 0, name: "", before: 0 }] = twice
      if (twice.length > 0) tell(offset, problem("yamlDuplicateKey", name, lineOf(before)))
    },
    Node: (_, node, ancestors) => {
      if (!isNode(node) || !node.range) return
      const [start, end] = node.range
      if (isAlias(node)) {
        if (!node.resolve(document)) tell(start, problem("yamlReservedCharacter", "*"))
        return
      }
      if (node.anchor && !isUsed(node.anchor))
        tell(text.lastIndexOf(`&${node.anchor}`, start), problem("yamlReservedCharacter", "&"))
      if (node.tag === "!") tell(start, problem("yamlReservedCharacter", "!"))
      if (!isScalar(node)) return
      const written = text.slice(start, end)
      const escape = node.type === "QUOTE_DOUBLE" && /\\[^\\"/ux\r\n]/.exec(written.replace(/\\\\/g, "  "))
      if (escape) tell(start + escape.index, problem("yamlBackslash"))
      const loss =
        node.type === "PLAIN" && findLostText(written, /^.*/.exec(text.slice(end))?.[0] ?? "", isSeq(ancestors.at(-1)))
      if (loss) tell(start + loss.offset, loss)
    },
  })
  return problems
}

/**
 * @param text that `document` was parsed from
 * @param lineOf line in the file of an offset in the text
 * @returns everything that is wrong with it as YAML, one mistake a line
 */
export const yamlProblems = (document: Document, text: string, lineOf: (offset: number) => number): YamlProblem[] => {
  const syntax = syntaxProblems(document, text)
  const found = syntax.length > 0 ? syntax : findLostContent(document, text, lineOf)
  const byLine = new Map(found.reverse().map(problem => [lineOf(problem.offset), problem]))
  return [...byLine.values()]
}
