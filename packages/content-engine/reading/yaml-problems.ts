import { type Document, type ErrorCode, isAlias, isNode, isScalar, isSeq, type Node, visit, type YAMLError } from "yaml"
import { problem, type Problem } from "../messages"

/** A mistake of YAML's grammar, by its offset in the text. */
type YamlProblem = Problem & { offset: number }

/** What the parser's own errors mean to somebody who edits texts. */
const OF_PARSER: Partial<Record<ErrorCode, Problem>> = {
  TAB_AS_INDENT: problem("yamlTab"),
  BAD_INDENT: problem("yamlIndent"),
  BAD_DIRECTIVE: problem("yamlSign", "%"),
  BAD_DQ_ESCAPE: problem("yamlBackslash"),
  BLOCK_AS_IMPLICIT_KEY: problem("yamlColon"),
  BLOCK_IN_FLOW: problem("yamlBracket"),
  MISSING_CHAR: problem("yamlNoField"),
  MULTILINE_IMPLICIT_KEY: problem("yamlNoField"),
  MULTIPLE_DOCS: problem("yamlEnd"),
}

/** Codes whose followers only follow from them. */
const LOST: readonly ErrorCode[] = ["UNEXPECTED_TOKEN", "BLOCK_AS_IMPLICIT_KEY", "BLOCK_IN_FLOW", "BAD_INDENT"]

/** What stands before a value on its line. */
const LEAD = "^([ \\t]*(?:- +)*(?:[\\p{L}\\d][^:#\"'\\n]*:[ \\t]+)?)"

/** How a line looks that is no YAML, or something else than it looks like. */
const LINES: [finds: RegExp, told: (sign: string) => Problem][] = [
  [/^( *)\t/, () => problem("yamlTab")],
  [/^([ \t]*)-(?=[^\s-])/, () => problem("yamlHyphenSpace")],
  [/^([ \t]*)(?:[–—•·▪◦*+]|--)[ \t]*[^\s*-]/, () => problem("yamlOtherSign")],
  [new RegExp(`${LEAD}-(?=\\s|$)(?<=: *-)`, "u"), () => problem("yamlEntryInLine")],
  [
    new RegExp(`${LEAD.slice(0, -1)}(?:"[^"\\n]*"|'[^'\\n]*')[ \\t]*)[^\\s#:"']`, "u"),
    () => problem("yamlBehindQuotes"),
  ],
  [
    new RegExp(
      `${LEAD}(?:[&?:](?=\\s|$)|\\*(?=[\\s*]|$)|[|>](?=[ \\t]*[^\\s#\\d+-]|[ \\t]*[\\d+-]{1,2}[ \\t]+[^\\s#])|\\[[^\\]\\n]*\\](?=[ \\t]*[^\\s#,])|\\{[^}\\n]*\\}(?=[ \\t]*[^\\s#,])|[@\`%!&*])`,
      "u",
    ),
    sign => problem("yamlSign", sign),
  ],
]

/** A line that says that its field is empty. */
const EMPTY = new RegExp(`${LEAD}(?:\\[ *\\]|\\{ *\\}|""|''|~|null|none)\\s*(?:#.*)?$`, "iu")

interface Line {
  start: number
  line: string
}

const lineAt = (text: string, offset: number): Line => {
  const start = text.lastIndexOf("\n", offset - 1) + 1
  return { start, line: text.slice(start).split("\n")[0] ?? "" }
}

/** The last line above an offset that holds something but a note. */
const lineAbove = (text: string, offset: number): Line => {
  let above = lineAt(text, offset)
  do above = lineAt(text, above.start - 1)
  while (above.start > 0 && /^\s*(?:#.*)?$/.test(above.line))
  return above
}

const indentOf = (line: string) => line.search(/\S|$/)

/** What an editor has to look at where YAML names what it could not read: that line, or the one above. */
const explained = ({ code, pos: [offset] }: YAMLError, errors: readonly YAMLError[], text: string): YamlProblem => {
  const [own, above] = [lineAt(text, offset), lineAbove(text, offset)]
  for (const { start, line } of [above, own]) {
    const [, lead] = EMPTY.exec(line) ?? []
    if (lead === undefined || indentOf(own.line) < indentOf(line)) continue
    if (start < own.start || offset === start + lead.length)
      return { offset: start + lead.length, ...problem("yamlNothing") }
  }
  for (const { start, line } of [own, above])
    for (const [finds, told] of LINES) {
      const [found, before = ""] = finds.exec(line) ?? []
      if (found !== undefined) return { offset: start + before.length, ...told(line.charAt(before.length)) }
    }
  if (code === "BLOCK_AS_IMPLICIT_KEY") {
    // A line that is indented in another way is taken for the end of the value above it.
    const longer = errors.find(other => other.code === "MULTILINE_IMPLICIT_KEY" && other.pos[0] === offset)
    const { start, line } = longer ? lineAt(text, longer.pos[1] - 1) : own
    if (longer ? start > offset : start === offset) return { offset: start + indentOf(line), ...problem("yamlIndent") }
  }
  const sign = text.charAt(offset)
  if (/[&*!|>@`]/.test(sign)) return { offset, ...problem("yamlSign", sign) }
  return { offset, ...(OF_PARSER[code] ?? problem("yamlUnread")) }
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

const syntaxProblems = (document: Document, text: string): YamlProblem[] => {
  const errors = [...document.errors, ...document.warnings].sort(({ pos: [one] }, { pos: [other] }) => one - other)
  const quote = errors[0] && openQuote(document, text, errors[0])
  if (quote !== undefined) return [{ offset: quote, ...problem("yamlQuote") }]
  const tabs = errors.filter(({ code }) => code === "TAB_AS_INDENT")
  const lost = errors.findIndex(({ code }) => LOST.includes(code))
  const causes = tabs.length > 0 ? tabs : lost < 0 ? errors : errors.slice(0, lost + 1)
  return causes.map(error => explained(error, errors, text))
}

/** A text that goes on: it ends with a letter by itself, with a word that needs another one, or within brackets. */
const UNFINISHED =
  /(?:^|\s)[A-Z]$|\s(?:an?|the|of|per|for|with|and|or|to|in|on|at|by|from|see|our|your|their|no\.?|number|issue|ranked|room|suite|unit|apartment|apt\.?|tag|hashtag)$|\([^)]*$|[“„][^”]*$/i

/** Nobody breaks a text as short as this into two lines. */
const BROKEN = 60

/** What a plain text, and what stands behind it on its line, lose of what was written, and where. */
const lossOf = (written: string, behind: string, isEntry: boolean): YamlProblem | undefined => {
  if (written === "" && /^[ \t]*#/.test(behind)) return { offset: behind.indexOf("#"), ...problem("yamlOnlyNote") }
  const hyphen = /\n[ \t]*-/.exec(written)
  if (hyphen && written.startsWith("-")) return { offset: 0, ...problem("yamlHyphenSpace") }
  if (hyphen) return { offset: hyphen.index + hyphen[0].length - 1, ...problem("yamlEntryInEntry") }
  // An entry of a list whose hyphen is missing is read as the end of the entry above it.
  const [, first = "", next = ""] = (isEntry && /^(.*\S)\s*\n[ \t]*([\p{Lu}\d].*)$/u.exec(written)) || []
  if (next && first.length + next.length < BROKEN && !/[,;:–(-]$/.test(first))
    return { offset: written.lastIndexOf(next), ...problem("yamlLineInEntry") }
  return /^[ \t]+#(?:[ \t]*\d|[^\s#])/.test(behind) || (/^[ \t]+#/.test(behind) && UNFINISHED.test(written))
    ? { offset: 0, ...problem("yamlNote") }
    : undefined
}

/** What is good YAML and yet loses a part of what the editor wrote. */
const silentLosses = (document: Document, text: string, lineOf: (offset: number) => number): YamlProblem[] => {
  const problems: YamlProblem[] = []
  const tell = (offset: number, told: Problem) => void problems.push({ ...told, offset })
  const isUsed = (anchor: string) => {
    let found = false
    visit(document, { Alias: (_, { source }) => void (found ||= source === anchor) })
    return found
  }
  visit(document, {
    Map: (_, { items }) => {
      const first = new Map<unknown, number>()
      const twice = items.flatMap(({ key }) => {
        const { value, range } = key as Node & { value?: unknown }
        const before = first.get(value)
        first.set(value, before ?? range?.[0] ?? 0)
        return before === undefined ? [] : [{ offset: range?.[0] ?? 0, name: String(value), before }]
      })
      const [{ offset, name, before } = { offset: 0, name: "", before: 0 }] = twice
      if (twice.length > 0) tell(offset, problem("yamlTwice", name, lineOf(before)))
    },
    Node: (_, node, ancestors) => {
      if (!isNode(node) || !node.range) return
      const [start, end] = node.range
      if (isAlias(node)) {
        if (!node.resolve(document)) tell(start, problem("yamlSign", "*"))
        return
      }
      if (node.anchor && !isUsed(node.anchor))
        tell(text.lastIndexOf(`&${node.anchor}`, start), problem("yamlSign", "&"))
      if (node.tag === "!") tell(start, problem("yamlSign", "!"))
      if (!isScalar(node)) return
      const written = text.slice(start, end)
      const escape = node.type === "QUOTE_DOUBLE" && /\\[^\\"/ux\r\n]/.exec(written.replace(/\\\\/g, "  "))
      if (escape) tell(start + escape.index, problem("yamlBackslash"))
      const loss =
        node.type === "PLAIN" && lossOf(written, /^.*/.exec(text.slice(end))?.[0] ?? "", isSeq(ancestors.at(-1)))
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
  const found = syntax.length > 0 ? syntax : silentLosses(document, text, lineOf)
  const byLine = new Map(found.reverse().map(problem => [lineOf(problem.offset), problem]))
  return [...byLine.values()]
}
