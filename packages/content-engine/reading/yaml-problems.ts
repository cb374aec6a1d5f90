import { type Document, type ErrorCode, isAlias, isNode, isScalar, isSeq, type Node, visit, type YAMLError } from "yaml"

/** A mistake of YAML's grammar, by its offset in the text. */
interface YamlProblem {
  offset: number
  message: string
}

const QUOTE = 'Put the whole text in "double quotes".'
const INDENT =
  "This line begins too far left or right. Lines of one group begin exactly below one another, two spaces a level; a [list] ends with ]."
const NO_FIELD =
  'This line is no field: it has no ": " after a name. Write name: value, or a hyphen and a space before an entry of a list.'
const SPACE = "Put a space after the hyphen."
const NOTHING = "This says that nothing stands here, and more stands below it. Delete it, or what stands below."
const OPEN = "The text in quotes that begins here is not closed: its last quote is missing."

const beginsWith = (sign: string) => `A text cannot begin with "${sign}". ${QUOTE}`

/** What YAML's own errors mean to somebody who edits texts. */
const WORDS: Partial<Record<ErrorCode, string>> = {
  TAB_AS_INDENT: "This line begins with a tab. Indent with spaces, two for each level.",
  BAD_INDENT: INDENT,
  BAD_DIRECTIVE: beginsWith("%"),
  BAD_DQ_ESCAPE: 'In "double quotes" a backslash (\\) means something else. Write two of them (\\\\).',
  BLOCK_AS_IMPLICIT_KEY: `A text with ": " in it stands here, which looks like a field inside of a field. ${QUOTE}`,
  BLOCK_IN_FLOW: "A [list] or {group} above this line is not closed: its last bracket is missing.",
  MISSING_CHAR: NO_FIELD,
  MULTILINE_IMPLICIT_KEY: NO_FIELD,
  MULTIPLE_DOCS: "Nothing below this line of --- or ... is read. Delete the line.",
}

const GENERAL = "YAML cannot read this. Check the quotes, the colons and where lines begin (two spaces a level)."

/** Codes whose followers only follow from them. */
const LOST: readonly ErrorCode[] = ["UNEXPECTED_TOKEN", "BLOCK_AS_IMPLICIT_KEY", "BLOCK_IN_FLOW", "BAD_INDENT"]

/** What stands before a value on its line. */
const LEAD = "^([ \\t]*(?:- +)*(?:[\\p{L}\\d][^:#\"'\\n]*:[ \\t]+)?)"

/** How a line looks that is no YAML, or something else than it looks like. */
const LINES: [finds: RegExp, words: (sign: string) => string][] = [
  [/^([ \t]*)-(?=[^\s-])/, () => SPACE],
  [/^([ \t]*)(?:[–—•·▪◦*+]|--)[ \t]*[^\s*-]/, () => 'An entry of a list begins with a hyphen and a space: "- ".'],
  [
    new RegExp(`${LEAD}-(?=\\s|$)(?<=: *-)`, "u"),
    () => `An entry of a list stands on a line of its own, below the name of the list. Is this a text? ${QUOTE}`,
  ],
  [
    new RegExp(`${LEAD.slice(0, -1)}(?:"[^"\\n]*"|'[^'\\n]*')[ \\t]*)[^\\s#:"']`, "u"),
    () =>
      'The text in quotes has ended before this. Delete it or put it inside; for quotes inside, put the text in "double quotes" and write \\" for them.',
  ],
  [
    new RegExp(
      `${LEAD}(?:[&?:](?=\\s|$)|\\*(?=[\\s*]|$)|[|>](?=[ \\t]*[^\\s#\\d+-]|[ \\t]*[\\d+-]{1,2}[ \\t]+[^\\s#])|\\[[^\\]\\n]*\\](?=[ \\t]*[^\\s#,])|\\{[^}\\n]*\\}(?=[ \\t]*[^\\s#,])|[@\`%!&*])`,
      "u",
    ),
    beginsWith,
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
    if (start < own.start || offset === start + lead.length) return { offset: start + lead.length, message: NOTHING }
  }
  for (const { start, line } of [own, above])
    for (const [finds, words] of LINES) {
      const [found, before = ""] = finds.exec(line) ?? []
      if (found !== undefined) return { offset: start + before.length, message: words(line.charAt(before.length)) }
    }
  if (code === "BLOCK_AS_IMPLICIT_KEY") {
    // A line that is indented in another way is taken for the end of the value above it.
    const longer = errors.find(other => other.code === "MULTILINE_IMPLICIT_KEY" && other.pos[0] === offset)
    const { start, line } = longer ? lineAt(text, longer.pos[1] - 1) : own
    if (longer ? start > offset : start === offset) return { offset: start + indentOf(line), message: INDENT }
  }
  const sign = text.charAt(offset)
  return { offset, message: /[&*!|>@`]/.test(sign) ? beginsWith(sign) : (WORDS[code] ?? GENERAL) }
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
  if (quote !== undefined) return [{ offset: quote, message: OPEN }]
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
const lossOf = (written: string, behind: string, isEntry: boolean): [offset: number, message: string] | undefined => {
  if (written === "" && /^[ \t]*#/.test(behind))
    return [behind.indexOf("#"), `What follows # is a note, so that this field is empty. ${QUOTE}`]
  const hyphen = /\n[ \t]*-/.exec(written)
  if (hyphen && written.startsWith("-")) return [0, SPACE]
  if (hyphen)
    return [
      hyphen.index + hyphen[0].length - 1,
      "This entry is read as a part of the one above it. Put its hyphen exactly below the hyphen of that one.",
    ]
  // An entry of a list whose hyphen is missing is read as the end of the entry above it.
  const [, first = "", next = ""] = (isEntry && /^(.*\S)\s*\n[ \t]*([\p{Lu}\d].*)$/u.exec(written)) || []
  if (next && first.length + next.length < BROKEN && !/[,;:–(-]$/.test(first))
    return [
      written.lastIndexOf(next),
      "This line is read as the end of the entry above it. Put a hyphen and a space before it, or write both on one line.",
    ]
  return /^[ \t]+#(?:[ \t]*\d|[^\s#])/.test(behind) || (/^[ \t]+#/.test(behind) && UNFINISHED.test(written))
    ? [
        0,
        `The text ends before the #: what follows it is a note, and is not shown. ${QUOTE} If it is a note, put a space after #, or begin it on a line of its own.`,
      ]
    : undefined
}

/** What is good YAML and yet loses a part of what the editor wrote. */
const silentLosses = (document: Document, text: string, lineOf: (offset: number) => number): YamlProblem[] => {
  const problems: YamlProblem[] = []
  const tell = (offset: number, message: string) => void problems.push({ offset, message })
  const used = new Set<string>()
  visit(document, { Alias: (_, { source }) => void used.add(source) })
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
      if (twice.length > 0)
        tell(
          offset,
          `The field "${name}" stands twice, first in line ${lineOf(before)}. Keep one of the two, or put a hyphen and a space before the first line of each entry: "- ${name}: …".`,
        )
    },
    Node: (_, node, ancestors) => {
      if (!isNode(node) || !node.range) return
      const [start, end] = node.range
      if (isAlias(node)) {
        if (!node.resolve(document)) tell(start, beginsWith("*"))
        return
      }
      if (node.anchor && !used.has(node.anchor)) tell(text.lastIndexOf(`&${node.anchor}`, start), beginsWith("&"))
      if (node.tag === "!") tell(start, beginsWith("!"))
      if (!isScalar(node)) return
      const written = text.slice(start, end)
      const escape = node.type === "QUOTE_DOUBLE" && /\\[^\\"/ux\r\n]/.exec(written.replace(/\\\\/g, "  "))
      if (escape)
        tell(
          start + escape.index,
          `In "double quotes" ${escape[0]} means something else. Write two backslashes (\\\\) for one.`,
        )
      const loss =
        node.type === "PLAIN" && lossOf(written, /^.*/.exec(text.slice(end))?.[0] ?? "", isSeq(ancestors.at(-1)))
      if (loss) tell(start + loss[0], loss[1])
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
