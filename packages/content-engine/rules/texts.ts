import type { z } from "zod"
import type { DataPath, Entry, Issue } from "../entry"
import { memoize } from "../memoize"
import { type ProblemInput, toProblem } from "../messages"
import { maskCode } from "../prose/mask-code"
import { stripMarkdown } from "../prose/markdown"
import { fieldTexts, ownPattern, getMeta } from "../schema/introspection"
import { fileIssue, entryIssue } from "./rule"

/** A text that a rule may say something of. */
export interface Text {
  /** Its words, without the marks that their field or Markdown knows. */
  text: string
  location: "field" | "prose" | "line"
  /** What its field says of itself. */
  meta: z.GlobalMeta
  /** Where its field lies in the object; empty in prose. */
  path: DataPath
  /** Whether its field says what form it has: an address, the name of another object. */
  hasPattern: boolean
  /** @param offset of what is told of, in the text */
  report(told: ProblemInput, offset: number): Issue
}

/** Every text of an object, for the many rules that ask: of its fields, and of what has words in its prose. */
export const textsOf = memoize((entry: Entry): Text[] => [
  ...fieldTexts(entry).map(({ text, path, schema }): Text => {
    const meta = getMeta(schema)
    return {
      text: meta.markdown ? stripMarkdown(text, meta.markdown) : text,
      location: "field",
      meta,
      path,
      hasPattern: ownPattern(schema) !== undefined,
      report: told => entryIssue(entry, path, told),
    }
  }),
  ...(entry.prose?.texts ?? []).map(({ text, lineStarts: places }): Text => ({
    text,
    location: "prose",
    meta: {},
    path: [],
    hasPattern: false,
    report: (told, offset) => {
      const above = text.slice(0, offset).split("\n")
      const { line = 1, column = 1 } = places[above.length - 1] ?? {}
      const place = { line, column: column + (above.at(-1)?.length ?? 0) }
      return fileIssue(entry.file, toProblem(told), entry.source.originalPosition(place))
    },
  })),
])

/** Every line of a file as it is written, but for comments of YAML and code of prose. */
export const linesOf = (file: string, content: string): Text[] => {
  const lines = content.split("\n")
  const texts = file.endsWith(".mdx")
    ? maskCode(lines)
    : lines.map(line => (/^\s*#/.test(line) ? "" : line.replace(/ #[^"']*$/, "")))
  return texts.map((text, index) => ({
    text,
    location: "line",
    meta: {},
    path: [],
    hasPattern: false,
    report: (told, offset) => fileIssue(file, toProblem(told), { line: index + 1, column: offset + 1 }),
  }))
}
