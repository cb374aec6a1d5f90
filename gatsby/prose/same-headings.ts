import type { ProseProblem } from "../content/entry"
import type { ProseNode } from "./node-problems"

/** Headings of a text, without those of which a page shows one or the other. */
const headingsIn = (node: ProseNode): ProseNode[] => {
  if (node.type === "heading") return [node]
  return node.name === "WhenForm" ? [] : (node.children ?? []).flatMap(headingsIn)
}

/**
 * @param anchorOf says which anchor a heading would have if it were the only one
 * @returns every heading that has the anchor of an earlier one
 */
export const sameHeadings = (tree: ProseNode, anchorOf: (heading: ProseNode) => string): ProseProblem[] => {
  const first = new Map<string, number>()
  return headingsIn(tree).flatMap((heading): ProseProblem[] => {
    const anchor = anchorOf(heading)
    const { line, column } = heading.position?.start ?? { line: 1, column: 1 }
    const earlier = first.get(anchor)
    if (earlier === undefined) first.set(anchor, line)
    if (earlier === undefined || !anchor) return []
    const message = `This heading says the same as the one in line ${earlier}. Give each its own words: "#${anchor}" leads to the first of them only, and a list of headings does not tell them apart.`
    return [{ line, column, message, severity: "warning" }]
  })
}
