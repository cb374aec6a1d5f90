import type { z } from "zod"
import type { DataPath, Entry, Issue } from "../entry"
import { kept } from "../kept"
import { type Told, toldAs } from "../messages"
import { withoutCode } from "../prose/code"
import { withoutMarkdown } from "../prose/markdown"
import { fieldTexts, formatOf, metaOf } from "../shapes/shape"
import { inFile, issueIn } from "./rule"

/** A text that a rule may say something of. */
export interface Text {
  /** Its words, without the marks that their field or Markdown knows. */
  text: string
  where: "field" | "prose" | "line"
  /** What its field says of itself. */
  meta: z.GlobalMeta
  /** Where its field lies in the object; empty in prose. */
  path: DataPath
  /** Whether its field says what form it has: an address, the name of another object. */
  hasForm: boolean
  /** @param offset of what is told of, in the text */
  report(told: Told, offset: number): Issue
}

/** Every text of an object, for the many rules that ask: of its fields, and of what has words in its prose. */
export const textsOf = kept((entry: Entry): Text[] => [
  ...fieldTexts(entry).map(({ text, path, shape }): Text => {
    const meta = metaOf(shape)
    return {
      text: meta.markdown ? withoutMarkdown(text, meta.markdown) : text,
      where: "field",
      meta,
      path,
      hasForm: formatOf(shape) !== undefined,
      report: told => issueIn(entry, path, told),
    }
  }),
  ...(entry.prose?.texts ?? []).map(({ text, places }): Text => ({
    text,
    where: "prose",
    meta: {},
    path: [],
    hasForm: false,
    report: (told, offset) => {
      const above = text.slice(0, offset).split("\n")
      const { line = 1, column = 1 } = places[above.length - 1] ?? {}
      const place = { line, column: column + (above.at(-1)?.length ?? 0) }
      return inFile(entry.file, toldAs(told), entry.source.written(place))
    },
  })),
])

/** Every line of a file as it is written, but for comments of YAML and code of prose. */
export const linesOf = (file: string, content: string): Text[] => {
  const lines = content.split("\n")
  const texts = file.endsWith(".mdx")
    ? withoutCode(lines)
    : lines.map(line => (/^\s*#/.test(line) ? "" : line.replace(/ #[^"']*$/, "")))
  return texts.map((text, index) => ({
    text,
    where: "line",
    meta: {},
    path: [],
    hasForm: false,
    report: (told, offset) => inFile(file, toldAs(told), { line: index + 1, column: offset + 1 }),
  }))
}
