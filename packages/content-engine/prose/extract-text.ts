import type { TextBlock } from "../entry"
import type { ProseNode } from "./check-node"

/** Stands in a text of prose for each sign of Markdown or a tag that has its meaning. */
const SYNTAX_CHAR = "\uFFFC"

/** Stands in a text of prose for each sign of code, and of what is escaped: it is read as it stands. */
const LITERAL_CHAR = "\uFFFB"

const leafNodes = (node: ProseNode): ProseNode[] => node.children?.flatMap(leafNodes) ?? [node]

/** What is read of a part of a line, sign for sign. */
const maskSyntax = ({ type }: ProseNode, written: string): string => {
  if (type === "text") return written.replace(/\\[!-/:-@[-`{-~]/g, LITERAL_CHAR.repeat(2))
  return (type === "inlineCode" ? LITERAL_CHAR : SYNTAX_CHAR).repeat(written.length)
}

/** A paragraph, a heading or a cell of a table, line by line without the marks of quotes and lists around it. */
export const extractText = (block: ProseNode, lines: readonly string[]): TextBlock => {
  const { start, end } = block.position ?? { start: { line: 1, column: 1 }, end: { line: 0, column: 1 } }
  const places = lines.slice(start.line - 1, end.line).map((line, index) => {
    const own = start.line + index
    const indent = /^[ \t]*(?:>[ \t]*)*/.exec(line)?.[0].length ?? 0
    return { line: own, column: own === start.line ? start.column : indent + 1 }
  })
  const texts = places.map(({ line, column }) => {
    const written = lines[line - 1] ?? ""
    let text = SYNTAX_CHAR.repeat(line === end.line ? end.column - 1 : written.trimEnd().length)
    for (const leaf of leafNodes(block)) {
      const { start: from, end: to } = leaf.position ?? { start, end: start }
      if (from.line > line || to.line < line) continue
      const [first, last] = [from.line === line ? from.column - 1 : 0, to.line === line ? to.column - 1 : text.length]
      text = text.slice(0, first) + maskSyntax(leaf, written.slice(first, last)) + text.slice(last)
    }
    return text.slice(column - 1)
  })
  return { text: texts.join("\n"), lineStarts: places }
}
