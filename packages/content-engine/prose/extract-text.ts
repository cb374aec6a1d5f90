import type { TextBlock } from "../entry"
import type { ProseNode } from "./check-node"

/** Placeholder for each character of Markdown syntax or a tag, which some rules treat unlike code. */
const SYNTAX_CHAR = "\uFFFC"

/** Placeholder for each character of code or an escape. */
const LITERAL_CHAR = "\uFFFB"

const leafNodes = (node: ProseNode): ProseNode[] => node.children?.flatMap(leafNodes) ?? [node]

/** Replaces code, syntax and escapes, except of braces, by placeholders of equal length. */
const maskSyntax = ({ type }: ProseNode, source: string): string => {
  if (type === "text") return source.replace(/\\[!-/:-@[-`|~]/g, LITERAL_CHAR.repeat(2))
  return (type === "inlineCode" ? LITERAL_CHAR : SYNTAX_CHAR).repeat(source.length)
}

/**
 * Returns the lines of a paragraph, heading or table cell, without the markers of surrounding quotes and lists. Masks
 * syntax and code.
 */
export const extractText = (block: ProseNode, lines: readonly string[]): TextBlock => {
  const { start, end } = block.position ?? { start: { line: 1, column: 1 }, end: { line: 0, column: 1 } }
  const lineStarts = lines.slice(start.line - 1, end.line).map((text, index) => {
    const line = start.line + index
    const indent = /^[ \t]*(?:>[ \t]*)*/.exec(text)?.[0].length ?? 0
    return { line, column: line === start.line ? start.column : indent + 1 }
  })
  const texts = lineStarts.map(({ line, column }) => {
    const source = lines[line - 1] ?? ""
    let text = SYNTAX_CHAR.repeat(line === end.line ? end.column - 1 : source.trimEnd().length)
    for (const leaf of leafNodes(block)) {
      const { start: from, end: to } = leaf.position ?? { start, end: start }
      if (from.line > line || to.line < line) continue
      const [first, last] = [from.line === line ? from.column - 1 : 0, to.line === line ? to.column - 1 : text.length]
      text = text.slice(0, first) + maskSyntax(leaf, source.slice(first, last)) + text.slice(last)
    }
    return text.slice(column - 1)
  })
  return { text: texts.join("\n"), lineStarts }
}
