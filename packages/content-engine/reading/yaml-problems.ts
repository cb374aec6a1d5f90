import { type Document, type Scalar, visit, type YAMLError } from "yaml"
import { silentLosses } from "./yaml-losses"
import { repeatedFields } from "./yaml-repeats"
import { ANOTHER_SIGN, beginsWith, QUOTE, saysNothing, signBefore, type YamlProblem } from "./yaml-signs"

const GENERAL = "Check the quotes, the colons and where lines begin (two spaces a level)."
const INDENT =
  "This line begins too far left or right. Lines of one group begin exactly below one another, two spaces a level; a [list] ends with ]."

const NO_FIELD =
  'This line is no field: it has no ": " after a name. Write name: value, or a hyphen and a space before an entry of a list.'

/** What YAML's own messages mean to somebody who edits texts, by their code. */
const WORDS: Partial<Record<string, string>> = {
  TAB_AS_INDENT: "This line begins with a tab. Indent with spaces, two for each level.",
  BAD_INDENT: INDENT,
  BAD_DIRECTIVE: `A line cannot begin with %. ${QUOTE}`,
  BAD_DQ_ESCAPE: 'In "double quotes" a backslash (\\) means something else. Write two of them (\\\\).',
  BLOCK_AS_IMPLICIT_KEY: `A text with ": " in it stands here, which looks like a field inside of a field. ${QUOTE}`,
  MISSING_CHAR: NO_FIELD,
  MULTILINE_IMPLICIT_KEY: NO_FIELD,
  MULTIPLE_DOCS: "Nothing below this line of --- or ... is read. Delete the line.",
  UNEXPECTED_TOKEN: `This stands where nothing may stand. ${GENERAL}`,
}

/** Codes whose followers only follow from them. */
const LOST = /^(UNEXPECTED_TOKEN|BLOCK_AS_IMPLICIT_KEY|BLOCK_IN_FLOW|BAD_INDENT)$/

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

/**
 * A line that is indented too far is taken for the end of the value above it, and too little for something new:
 * YAML names the value, an editor wants the line.
 */
const wrongIndent = (
  { code, pos: [start, end], message }: YAMLError,
  errors: YAMLError[],
  text: string,
): YamlProblem | undefined => {
  const lineStart = (offset: number) => offset + (/^[ \t]*/.exec(text.slice(offset))?.[0].length ?? 0)
  const own = lineAt(text, start)
  const above = lineAbove(text, start)
  for (const { start: at, line } of [above, own])
    if (/^\s*-[^\s-]/.test(line)) return { offset: lineStart(at), message: "Put a space after the hyphen." }
  if (code === "BAD_INDENT" && ANOTHER_SIGN.test(own.line))
    return {
      offset: lineStart(own.start),
      message: 'An entry of a list begins with a hyphen and a space. Write "- " in place of this sign.',
    }
  const empty =
    saysNothing(above) ?? (code === "BLOCK_AS_IMPLICIT_KEY" && start > own.start ? saysNothing(own) : undefined)
  if (empty) return empty
  if (/^Flow|within flow/.test(message))
    return { offset: start, message: "A [list] or {group} above this line is not closed: its last bracket is missing." }
  if (/block sequence|Sequence item without/.test(message)) return { offset: lineStart(start), message: INDENT }
  if (code !== "BLOCK_AS_IMPLICIT_KEY") return undefined
  const key = errors.find(other => other.code === "MULTILINE_IMPLICIT_KEY" && other.pos[0] === start)
  const last = text.lastIndexOf("\n", (key?.pos[1] ?? end) - 1)
  return key && last > start ? { offset: lineStart(last + 1), message: INDENT } : undefined
}

const explain = (error: YAMLError, text: string): string => {
  if (error.message.endsWith("at node end") && /^[,;.]\s*$/m.test(text.slice(error.pos[0]).split("\n")[0] ?? ""))
    return `A "${text[error.pos[0]]}" stands behind the last quote. Delete it, or put it inside the quotes.`
  if (error.message.endsWith("at node end"))
    return `The text in quotes has ended before this. If quotes or apostrophes belong to the text, put all of it in "double quotes" and write \\" for the signs inside.`
  if (/^(?:BAD_SCALAR_START|BAD_ALIAS|TAG_RESOLVE_FAILED)$/.test(error.code))
    return beginsWith(text[error.pos[0]] ?? "")
  return WORDS[error.code] ?? `${error.message.replace(/\.?$/, ".")} ${GENERAL}`
}

/** Start of a text in quotes that runs on to the error, lines below: its last quote is missing. */
const openQuote = (document: Document, text: string, { pos: [offset], message }: YAMLError): number | undefined => {
  const isNamed = message.startsWith("Missing closing")
  let start: number | undefined
  visit(document, {
    Scalar: (_, { type, range }: Scalar) => {
      if (!range || (type !== "QUOTE_DOUBLE" && type !== "QUOTE_SINGLE")) return
      const runsOn = text.slice(range[0], range[1]).includes("\n")
      if ((runsOn || isNamed) && Math.abs(range[1] - offset) <= 2) start = range[0]
    },
  })
  return start
}

/** Texts that begin with "*" and so refer to an "&" that is not there. */
const deadAliases = (document: Document, text: string): YamlProblem[] => {
  const problems: YamlProblem[] = []
  if (!text.includes("*")) return problems
  visit(document, {
    Alias: (_, alias) => {
      // A star that begins a line stands for a hyphen.
      const isEntry = /(?:^|\n)[ \t]*$/.test(text.slice(0, alias.range?.[0] ?? 0))
      if (!isEntry && !alias.resolve(document))
        problems.push({ offset: alias.range?.[0] ?? 0, message: beginsWith("*") })
    },
  })
  return problems
}

const syntaxProblems = (document: Document, text: string, lineOf: (offset: number) => number): YamlProblem[] => {
  const errors = [...document.errors, ...document.warnings].sort(({ pos: [one] }, { pos: [other] }) => one - other)
  const quote = errors[0] && openQuote(document, text, errors[0])
  if (quote !== undefined)
    return [
      {
        offset: quote,
        message: `The text in quotes that begins here is not closed: its last quote is missing. ${GENERAL}`,
      },
    ]
  // What follows on the same line, or after something that stands nowhere, follows from the first.
  const tabs = errors.filter(({ code }) => code === "TAB_AS_INDENT")
  const lost = errors.findIndex(({ code }) => LOST.test(code))
  const causes = tabs.length > 0 ? tabs : lost < 0 ? errors : errors.slice(0, lost + 1)
  const told = [
    ...deadAliases(document, text),
    ...repeatedFields(causes, text, lineOf),
    ...causes
      .filter(({ code }) => code !== "DUPLICATE_KEY")
      .map(
        error =>
          signBefore(text, error.pos[0]) ??
          wrongIndent(error, errors, text) ?? { offset: error.pos[0], message: explain(error, text) },
      ),
  ]
  const lines = new Set<number>()
  return told
    .sort((one, other) => one.offset - other.offset)
    .filter(({ offset }) => {
      const line = lineOf(offset)
      return !lines.has(line) && lines.add(line)
    })
}

/**
 * @param text that `document` was parsed from
 * @param lineOf line in the file of an offset in the text
 * @returns everything that is wrong with it as YAML
 */
export const yamlProblems = (document: Document, text: string, lineOf: (offset: number) => number): YamlProblem[] => {
  const problems = syntaxProblems(document, text, lineOf)
  return problems.length > 0 ? problems : silentLosses(document, text)
}
