import type { ProseProblem } from "../entry"
import type { ProseNode } from "./node-problems"

const warningAt = ({ position }: ProseNode, message: string): ProseProblem => {
  const { line, column } = position?.start ?? { line: 1, column: 1 }
  return { line, column, message, severity: "warning" }
}

const lineOf = (node: ProseNode) => node.position?.start.line ?? 1

/** Nodes of a type, without those of which a page shows one or the other. */
const nodesOf = (type: string, node: ProseNode): ProseNode[] => {
  if (node.type === type) return [node]
  return node.name === "WhenForm" ? [] : (node.children ?? []).flatMap(child => nodesOf(type, child))
}

/** Every node that has the key of an earlier one. */
const repeated = (
  nodes: ProseNode[],
  keyOf: (node: ProseNode) => string,
  tell: (earlier: number, key: string) => string,
): ProseProblem[] => {
  const first = new Map<string, number>()
  return nodes.flatMap((node): ProseProblem[] => {
    const key = keyOf(node)
    const earlier = first.get(key)
    if (earlier === undefined) first.set(key, lineOf(node))
    return earlier === undefined || !key ? [] : [warningAt(node, tell(earlier, key))]
  })
}

/** Paragraphs shorter than this may be said twice. */
const LONG = 60

/**
 * @param tree of a whole text
 * @param anchorOf says which anchor a heading would have if it were the only one
 * @param toString the words of a node
 * @returns the headings and paragraphs that stand twice
 */
export const sectionProblems = (
  tree: ProseNode,
  anchorOf: (heading: ProseNode) => string,
  toString: (node: ProseNode) => string,
): ProseProblem[] => [
  ...repeated(
    nodesOf("heading", tree),
    anchorOf,
    (earlier, anchor) =>
      `This heading says the same as the one in line ${earlier}. Give each its own words: "#${anchor}" leads to the first of them only, and a list of headings does not tell them apart.`,
  ),
  ...repeated(
    nodesOf("paragraph", tree),
    node => {
      const words = toString(node)
      return words.length < LONG ? "" : words
    },
    earlier => `This paragraph stands in line ${earlier} already. Delete one of the two.`,
  ),
]
