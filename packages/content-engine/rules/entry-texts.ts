import type { z } from "zod"
import type { DataPath, Entry, Issue } from "../entry"
import { memoize } from "../memoize"
import { type ProblemInput, toProblem } from "../messages"
import { stripMarkdown } from "../prose/markdown"
import { maskCode } from "../prose/mask-code"
import { fieldTexts, getMeta, specificPattern } from "../schema/introspection"
import { fileIssue, valueIssue } from "./rule"

/** A text that rules check. */
export interface CheckedText {
  /**
   * Fields: without the Markdown that they support. Prose: syntax replaced by placeholders of equal length, so offsets
   * stay valid. Lines: as written, without comments and code.
   */
  text: string
  kind: "field" | "prose" | "line"
  meta: z.GlobalMeta
  /** Path of the field in the entry; empty for prose and lines. */
  path: DataPath
  /** The field has a format, such as a URL or a reference. */
  hasPattern: boolean
  /**
   * Creates an issue.
   * @param offset - offset of the problem in the text; fields report the start of their value
   */
  report(input: ProblemInput, offset: number): Issue
}

/** Returns all texts of an entry: of its fields and its prose. Memoized, because many rules use them. */
export const textsOf = memoize((entry: Entry): CheckedText[] => [
  ...fieldTexts(entry).map(({ text, path, schema }): CheckedText => {
    const meta = getMeta(schema)
    return {
      text: meta.markdown ? stripMarkdown(text, meta.markdown) : text,
      kind: "field",
      meta,
      path,
      hasPattern: specificPattern(schema) !== undefined,
      report: input => valueIssue(entry, path, input),
    }
  }),
  ...(entry.prose?.texts ?? []).map(({ text, lineStarts }): CheckedText => ({
    text,
    kind: "prose",
    meta: {},
    path: [],
    hasPattern: false,
    report: (input, offset) => {
      const linesBefore = text.slice(0, offset).split("\n")
      const { line = 1, column = 1 } = lineStarts[linesBefore.length - 1] ?? {}
      const position = { line, column: column + (linesBefore.at(-1)?.length ?? 0) }
      return fileIssue(entry.file, toProblem(input), entry.source.toOriginalPosition(position))
    },
  })),
])

/** Returns all lines of a file; YAML comments and code in prose are blanked. */
export const linesOf = (file: string, content: string): CheckedText[] => {
  const lines = content.split("\n")
  const texts = file.endsWith(".mdx")
    ? maskCode(lines)
    : lines.map(line => (/^\s*#/.test(line) ? "" : line.replace(/ #[^"']*$/, "")))
  return texts.map((text, index) => ({
    text,
    kind: "line",
    meta: {},
    path: [],
    hasPattern: false,
    report: (input, offset) => fileIssue(file, toProblem(input), { line: index + 1, column: offset + 1 }),
  }))
}
