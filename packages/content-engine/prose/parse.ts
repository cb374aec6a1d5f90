import type { Position, ProseAnalysis } from "../entry"
import { problem } from "../messages"
import type { ContentModel } from "../model"
import { trimAutolinks } from "./autolinks"
import { checkNode, type ProseNode } from "./check-node"
import { extractText } from "./extract-text"
import { headingIds } from "./heading-ids"
import { loadMdxParser } from "./load-mdx"
import { explainMdxError } from "./mdx-errors"

const startOf = (node: ProseNode): Position => ({
  line: node.position?.start.line ?? 1,
  column: node.position?.start.column ?? 1,
})

/** Types of nodes that contain text. */
const textBlockTypes = ["paragraph", "heading", "tableCell"]

/** Visits nodes depth-first, parents first. Hand-written: a library took 10 % of the check's time. */
const walkNodes = (
  node: ProseNode,
  parent: ProseNode | null,
  visit: (node: ProseNode, parent: ProseNode | null) => void,
) => {
  visit(node, parent)
  for (const child of node.children ?? []) walkNodes(child, node, visit)
}

const isReference = ({ type }: ProseNode) => type === "linkReference" || type === "imageReference"

/** Parses and checks prose. */
export type ParseProse = (body: string) => ProseAnalysis

/**
 * Loads the MDX parser.
 * @returns a function that checks a text independently of other files, and lists its links and images for rules
 */
export const loadProseParser = async ({
  tags = {},
  isReservedId = () => false,
}: Pick<ContentModel, "tags" | "isReservedId">): Promise<ParseProse> => {
  const { parse, slug } = await loadMdxParser()
  return body => {
    const prose: ProseAnalysis = { problems: [], links: [], images: [], anchors: [], texts: [] }
    const lines = body.split("\n")
    const definitions = new Map<string, string>()
    const referencedFootnotes = new Set<string | undefined>()
    try {
      const tree = parse(body) as ProseNode
      trimAutolinks(tree)
      if (body.trim() === "") prose.problems.push({ line: lines.length, column: 1, ...problem("proseEmpty") })
      walkNodes(tree, null, node => {
        if (node.type === "definition" && node.identifier) definitions.set(node.identifier, node.url ?? "")
        if (node.type === "footnoteReference") referencedFootnotes.add(node.identifier)
      })
      let previousLevel = 1
      let tableLine = 0
      walkNodes(tree, null, (node, parent) => {
        const { line } = startOf(node)
        if (node.type === "tableRow") tableLine = line
        const nodeProblem = checkNode(node, { parent, lines, previousLevel, tags, isInTable: line === tableLine })
        if (nodeProblem) prose.problems.push(nodeProblem)
        if (node.type === "footnoteDefinition" && !referencedFootnotes.has(node.identifier))
          prose.problems.push({ ...startOf(node), ...problem("footnoteUnused", node.identifier ?? "1") })
        if (node.type === "heading" && node.depth) previousLevel = node.depth
        if (textBlockTypes.includes(node.type)) prose.texts.push(extractText(node, lines))
        if (node.alt) prose.texts.push({ text: node.alt, lineStarts: [startOf(node)] })
        const url = isReference(node) ? definitions.get(node.identifier ?? "") : node.url
        if (!url) return
        const link = { ...startOf(node), url }
        if (node.type.startsWith("link")) prose.links.push(link)
        if (node.type.startsWith("image")) prose.images.push(link)
      })
      prose.anchors.push(...headingIds(tree, slug, isReservedId).values())
    } catch (error) {
      prose.problems.push(explainMdxError(error, body))
    }
    return prose
  }
}
