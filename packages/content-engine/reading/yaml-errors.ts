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

/** A YAML problem with its offset in the text. */
type YamlProblem = Problem & { offset: number }

/** Problems by the parser's error codes. */
const parserProblems: Partial<Record<ErrorCode, Problem>> = {
  TAB_AS_INDENT: problem("yamlTab"),
  BAD_INDENT: problem("yamlIndent"),
  BAD_DQ_ESCAPE: problem("yamlBackslash"),
  BLOCK_AS_IMPLICIT_KEY: problem("yamlColon"),
  UNEXPECTED_TOKEN: problem("yamlUnexpectedToken"),
  MISSING_CHAR: problem("yamlNotAField"),
  MULTILINE_IMPLICIT_KEY: problem("yamlNotAField"),
  MULTIPLE_DOCS: problem("yamlSecondDocument"),
}

/** Codes of errors that cause further errors, which are not reported. */
const fatalCodes: readonly ErrorCode[] = ["UNEXPECTED_TOKEN", "BLOCK_AS_IMPLICIT_KEY", "BLOCK_IN_FLOW", "BAD_INDENT"]

/** Problems of lines, by the pattern of the line's start. */
const linePatterns: [pattern: RegExp, problem: Problem][] = [
  [/^ *\t/, problem("yamlTab")],
  [/^\s*-(?=[^\s-])/, problem("yamlHyphenSpace")],
  [/^\s*(?:[–—•·▪◦*+]|--)\s*[^\s*-]/, problem("yamlListMarker")],
]

const lineAt = (text: string, offset: number): string =>
  text.slice(text.lastIndexOf("\n", offset - 1) + 1).split("\n")[0] ?? ""

/** Returns whether an error is a field of a list item with less indentation than the item's other fields. */
const isMisalignedField = ({ code, message, pos: [offset] }: YAMLError, text: string): boolean =>
  code === "MISSING_CHAR" &&
  message.startsWith("Sequence item without") &&
  /^ *[\w-]+:(?:\s|$)/.test(lineAt(text, offset))

/** Converts a parser error to the problem of its line, of its character, or of its code. */
const toYamlProblem = ({ code, pos: [offset] }: YAMLError, text: string): YamlProblem => {
  const line = lineAt(text, offset)
  const char = text.charAt(offset)
  const lineProblem = linePatterns.find(([pattern]) => pattern.test(line))?.[1]
  const charProblem = /[&*!|>@`%]/.test(char) ? problem("yamlReservedCharacter", char) : undefined
  return { offset, ...(lineProblem ?? charProblem ?? parserProblems[code] ?? problem("yamlSyntax")) }
}

/** Returns the start of a quoted text that ends at the error: its own end quote is missing, so it ended at the next. */
const findOpenQuote = (document: Document, text: string, { code, pos: [offset] }: YAMLError): number | undefined => {
  let start: number | undefined
  visit(document, {
    Scalar: (_, { type, range }) => {
      if (!range || (type !== "QUOTE_DOUBLE" && type !== "QUOTE_SINGLE")) return
      const canBeOpen = code === "MISSING_CHAR" || text.slice(range[0], range[1]).includes("\n")
      if (canBeOpen && Math.abs(range[1] - offset) <= 2) start = range[0]
    },
  })
  return start
}

/** Control lexemes, which are not in the text. */
const controlLexemes = ["\u0002", "\u0018", "\u001F"]

/** Finds the innermost open bracket at an offset, and the comment that hides its end. */
const findOpenBracket = (text: string, end: number): { bracket?: number | undefined; comment?: number | undefined } => {
  const brackets: number[] = []
  let comment: number | undefined
  let offset = 0
  for (const lexeme of new Lexer().lex(text)) {
    if (offset >= end) break
    const type = CST.tokenType(lexeme)
    if (type === "flow-map-start" || type === "flow-seq-start") brackets.push(offset)
    if (type === "flow-map-end" || type === "flow-seq-end") brackets.pop()
    if (brackets.length === 0) comment = undefined
    else if (type === "comment" && /^#\S|[\]}]/.test(lexeme)) comment ??= offset
    if (!controlLexemes.includes(lexeme)) offset += lexeme.length
  }
  return { bracket: brackets.at(-1), comment }
}

/** Finds the problem of a flow collection, { } or [ ], that contains the error. */
const flowProblem = ({ code, message, pos: [offset] }: YAMLError, text: string): YamlProblem | undefined => {
  const { bracket, comment } = findOpenBracket(text, offset)
  if (bracket === undefined) return undefined
  if (comment !== undefined) return { offset: comment, ...problem("yamlFlowNote") }
  const startsLine = /(?:^|\n)[ \t]*$/.test(text.slice(0, offset))
  if (code === "BLOCK_IN_FLOW" && !startsLine) return { offset, ...problem("yamlFlowColon") }
  return code === "BLOCK_IN_FLOW" || message.startsWith("Flow ")
    ? { offset: bracket, ...problem("yamlBracket") }
    : undefined
}

const syntaxProblems = (document: Document, text: string): YamlProblem[] => {
  const errors = [...document.errors, ...document.warnings].sort(({ pos: [a] }, { pos: [b] }) => a - b)
  if (errors[0] && isMisalignedField(errors[0], text)) return [{ offset: errors[0].pos[0], ...problem("yamlIndent") }]
  const quote = errors[0] && findOpenQuote(document, text, errors[0])
  if (quote !== undefined) return [{ offset: quote, ...problem("yamlUnclosedQuote") }]
  const first = errors.find(({ code }) => !["MULTILINE_IMPLICIT_KEY", "MISSING_CHAR"].includes(code))
  const bracketProblem = first && flowProblem(first, text)
  if (bracketProblem) return [bracketProblem]
  const tabs = errors.filter(({ code }) => code === "TAB_AS_INDENT")
  const fatalIndex = errors.findIndex(({ code }) => fatalCodes.includes(code))
  const causes = tabs.length > 0 ? tabs : fatalIndex < 0 ? errors : errors.slice(0, fatalIndex + 1)
  return causes.map(error => toYamlProblem(error, text))
}

/**
 * A text that "#" may continue ("Room #5"): ends with a word of one letter, a word such as "no.", or inside open
 * parentheses or quotation marks.
 */
const UNFINISHED =
  /(?:^|\s)[A-Z]$|\s(?:an?|the|of|per|for|with|and|or|to|in|on|at|by|from|see|our|your|their|no\.?|number|issue|ranked|room|suite|unit|apartment|apt\.?|tag|hashtag)$|\([^)]*$|[“„][^”]*$/i

/** Minimum number of characters of a text that people wrap into two lines. */
const MIN_WRAPPED = 60

/**
 * Finds a part of an unquoted text that YAML discards as a comment, or merges with the text.
 * @param rest - the rest of the line after the text
 * @returns the problem with its offset from the start of the text
 */
const findLostText = (source: string, rest: string, isItem: boolean): YamlProblem | undefined => {
  if (source === "" && /^[ \t]*#/.test(rest)) return { offset: rest.indexOf("#"), ...problem("yamlCommentOnly") }
  const hyphen = /\n[ \t]*-/.exec(source)
  if (hyphen && source.startsWith("-")) return { offset: 0, ...problem("yamlHyphenSpace") }
  if (hyphen) return { offset: hyphen.index + hyphen[0].length - 1, ...problem("yamlNestedItem") }
  // A list item without a hyphen continues the previous item.
  const [, first = "", next = ""] = (isItem && /^(.*\S)\s*\n[ \t]*([\p{Lu}\d].*)$/u.exec(source)) || []
  if (next && first.length + next.length < MIN_WRAPPED && !/[,;:–(-]$/.test(first))
    return { offset: source.lastIndexOf(next), ...problem("yamlItemContinuation") }
  return /^[ \t]+#(?:[ \t]*\d|[^\s#])/.test(rest) || (/^[ \t]+#/.test(rest) && UNFINISHED.test(source))
    ? { offset: 0, ...problem("yamlCommentInText") }
    : undefined
}

/** Finds a value in { } that contains a comma: YAML parses its end as a field. */
const findSplitValue = (items: readonly Pair[], text: string): YamlProblem | undefined => {
  for (const [index, { key, value }] of items.entries()) {
    const { range } = key as Node
    if (value !== null || !range) continue
    const name = text.slice(range[0], range[1])
    if (/^[\w-]+:(?!\/\/)/.test(name)) return { offset: range[0], ...problem("yamlNotAField") }
    const previousValue = items[index - 1]?.value
    const isNumber = isScalar(previousValue) && typeof previousValue.value === "number" && /^\d+$/.test(name)
    if (index > 0) return { offset: range[0], ...(isNumber ? problem("numberFormat") : problem("yamlFlowComma", name)) }
  }
  return undefined
}

/** Finds text that valid YAML discards or changes. */
const findLostContent = (document: Document, text: string, lineOf: (offset: number) => number): YamlProblem[] => {
  const problems: YamlProblem[] = []
  const report = (offset: number, input: Problem) => void problems.push({ ...input, offset })
  const isUsed = (anchor: string) => {
    let hasAlias = false
    visit(document, { Alias: (_, { source }) => void (hasAlias ||= source === anchor) })
    return hasAlias
  }
  visit(document, {
    Map: (_, { items, flow }) => {
      const split = flow && findSplitValue(items, text)
      if (split) report(split.offset, split)
      const offsetByKey = new Map<unknown, number>()
      const duplicates = items.flatMap(({ key }) => {
        const { value, range } = key as Node & { value?: unknown }
        const firstOffset = offsetByKey.get(value)
        offsetByKey.set(value, firstOffset ?? range?.[0] ?? 0)
        return firstOffset === undefined ? [] : [{ offset: range?.[0] ?? 0, name: String(value), firstOffset }]
      })
      const [duplicate] = duplicates
      if (duplicate)
        report(duplicate.offset, problem("yamlDuplicateKey", duplicate.name, lineOf(duplicate.firstOffset)))
    },
    Node: (_, node, ancestors) => {
      if (!isNode(node) || !node.range) return
      const [start, end] = node.range
      if (isAlias(node)) {
        if (!node.resolve(document)) report(start, problem("yamlReservedCharacter", "*"))
        return
      }
      if (node.anchor && !isUsed(node.anchor))
        report(text.lastIndexOf(`&${node.anchor}`, start), problem("yamlReservedCharacter", "&"))
      if (node.tag === "!") report(start, problem("yamlReservedCharacter", "!"))
      if (!isScalar(node)) return
      const source = text.slice(start, end)
      // Valid escapes, such as \n in "C:\new", change the text. The parser reports the invalid ones.
      const escape = node.type === "QUOTE_DOUBLE" && /\\[^\\"/ux\r\n]/.exec(source.replace(/\\\\/g, "  "))
      if (escape) report(start + escape.index, problem("yamlBackslash"))
      const loss =
        node.type === "PLAIN" && findLostText(source, /^.*/.exec(text.slice(end))?.[0] ?? "", isSeq(ancestors.at(-1)))
      if (loss) report(start + loss.offset, loss)
    },
  })
  return problems
}

/**
 * Returns the YAML problems of a document, at most one per line.
 * @param text - source of the document
 * @param lineOf - returns the line of an offset
 */
export const yamlProblems = (document: Document, text: string, lineOf: (offset: number) => number): YamlProblem[] => {
  const syntax = syntaxProblems(document, text)
  const problems = syntax.length > 0 ? syntax : findLostContent(document, text, lineOf)
  const byLine = new Map(problems.reverse().map(yamlProblem => [lineOf(yamlProblem.offset), yamlProblem]))
  return [...byLine.values()]
}
