import type { ProseText } from "../entry"
import type { ProseNode } from "./node-problems"

/** Stands in a text of prose for each sign of Markdown or a tag that has its meaning. */
const MARK = "\uFFFC"

/** Stands in a text of prose for each sign of code, and of what is escaped: it is read as it stands. */
const AS_IT_STANDS = "\uFFFB"

const leavesOf = (node: ProseNode): ProseNode[] => node.children?.flatMap(leavesOf) ?? [node]

/** What is read of a part of a line, sign for sign. */
const readOf = ({ type }: ProseNode, written: string): string => {
  if (type === "text") return written.replace(/\\[!-/:-@[-`{-~]/g, AS_IT_STANDS.repeat(2))
  return (type === "inlineCode" ? AS_IT_STANDS : MARK).repeat(written.length)
}

/** A paragraph, a heading or a cell of a table, line by line without the marks of quotes and lists around it. */
export const blockText = (block: ProseNode, lines: readonly string[]): ProseText => {
  const { start, end } = block.position ?? { start: { line: 1, column: 1 }, end: { line: 0, column: 1 } }
  const places = lines.slice(start.line - 1, end.line).map((line, index) => {
    const own = start.line + index
    const indent = /^[ \t]*(?:>[ \t]*)*/.exec(line)?.[0].length ?? 0
    return { line: own, column: own === start.line ? start.column : indent + 1 }
  })
  const texts = places.map(({ line, column }) => {
    const written = lines[line - 1] ?? ""
    let text = MARK.repeat(line === end.line ? end.column - 1 : written.trimEnd().length)
    for (const leaf of leavesOf(block)) {
      const { start: from, end: to } = leaf.position ?? { start, end: start }
      if (from.line > line || to.line < line) continue
      const [first, last] = [from.line === line ? from.column - 1 : 0, to.line === line ? to.column - 1 : text.length]
      text = text.slice(0, first) + readOf(leaf, written.slice(first, last)) + text.slice(last)
    }
    return text.slice(column - 1)
  })
  return { text: texts.join("\n"), places }
}
