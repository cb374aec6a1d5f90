import type { LocatedProblem } from "../entry"
import { type Problem, problem, type ProblemInput, toProblem } from "../messages"
import { isVagueAlt } from "../reading/alt-text"

/** A tag allowed in prose. */
interface ProseTag {
  /** Required attributes; others are not allowed. */
  attributes: string[]
  /** The tag must contain prose; otherwise it must be empty. */
  hasChildren: boolean
  /** Allowed values by attribute. Default: any. */
  values?: Record<string, readonly string[]>
  /** Returns the message of a problem of the children, if there is one. */
  checkChildren?(node: ProseNode): string | undefined
}

/** Tags by name. */
export type ProseTags = Readonly<Record<string, ProseTag>>

/** A node of Markdown or MDX, with the properties that the checks use. */
export interface ProseNode {
  type: string
  url?: string
  alt?: string | null
  value?: string
  name?: string | null
  depth?: number
  /** Number of the first item of a list. */
  start?: number | null
  identifier?: string
  attributes?: { type: string; name?: string; value?: unknown }[]
  children?: ProseNode[]
  /** HTML attributes of the element that the node becomes. */
  data?: { hProperties: { id: string } }
  position?: { start: { line: number; column: number }; end: { line: number; column: number } }
}

/** Markdown equivalents of HTML tags. */
const markdownForHtml: Readonly<Record<string, string>> = {
  a: "[words](/address)",
  b: "**words**",
  strong: "**words**",
  i: "*words*",
  em: "*words*",
  img: "![What it shows](./name.png)",
  h2: "## words",
  h3: "### words",
  li: "- words",
  br: "an empty line for a new paragraph",
  hr: "--- with an empty line above and below it",
}

/** Returns the problem of an unknown tag, with a suggestion. */
export const unknownTagProblem = (name: string, validNames: readonly string[] = []): Problem => {
  const suggestion = validNames.find(validName => validName.toLowerCase() === name.toLowerCase())
  const names = suggestion ? [suggestion] : validNames
  const options = [...names.map(validName => `<${validName}>`), "plain text"].join(" or ")
  return problem("tagUnknown", name, markdownForHtml[name] ?? options)
}

const tagProblem = (node: ProseNode, tags: ProseTags): ProblemInput | undefined => {
  const { name, attributes = [], children = [] } = node
  if (!name) return problem("tagFragment")
  const tag = tags[name]
  if (!tag) return unknownTagProblem(name, Object.keys(tags))
  if (attributes.some(({ type, value }) => type !== "mdxJsxAttribute" || typeof value !== "string"))
    return problem("tagExpression", name, tag.attributes[0])
  const attributeNames = attributes
    .filter(({ value }) => String(value).trim() !== "")
    .map(attribute => attribute.name ?? "")
  const missing = tag.attributes.filter(attribute => !attributeNames.includes(attribute))
  const unexpected = attributeNames.filter(attribute => !tag.attributes.includes(attribute))
  if (missing.length + unexpected.length > 0) return problem("tagAttributes", name, tag.attributes, missing, unexpected)
  for (const { name: attribute = "", value } of attributes) {
    const validValues = tag.values?.[attribute]
    if (validValues && !validValues.includes(String(value)))
      return problem("tagValue", name, `${attribute}="${String(value)}"`, validValues)
  }
  if (tag.hasChildren !== children.length > 0)
    return problem(tag.hasChildren ? "tagWithoutContent" : "tagWithContent", name)
  return tag.checkChildren?.(node)
}

const hasText = ({ value, alt, children = [] }: ProseNode): boolean =>
  Boolean(value?.trim() || alt?.trim()) || children.some(hasText)

/** The context of a node. */
export interface NodeContext {
  parent: ProseNode | null
  /** Lines of the file. */
  lines: readonly string[]
  /** Level of the previous heading; 1 for the page title. */
  previousLevel: number
  /** The node is in the line of a table row. */
  isInTable: boolean
  /** Allowed tags. */
  tags: ProseTags
}

const lineOf = ({ position }: ProseNode, lines: readonly string[]) => lines[(position?.start.line ?? 1) - 1] ?? ""

const headingProblem = (node: ProseNode, { lines, previousLevel }: NodeContext): Problem | undefined => {
  const { depth = 1 } = node
  if (!/^\s*(?:>\s*|[-*+]\s+)*#/.test(lineOf(node, lines))) return problem("headingSetext")
  if (depth === 1) return problem("headingLevelOne")
  if (!hasText(node)) return problem("headingEmpty")
  return depth > previousLevel + 1 ? problem("headingLevelSkipped", previousLevel + 1, depth) : undefined
}

const linkProblem = (node: ProseNode): Problem | undefined => {
  if (!node.url) return problem("proseLinkNoUrl")
  return hasText(node) ? undefined : problem("proseLinkNoText")
}

const imageProblem = ({ type, alt, url }: ProseNode): Problem | undefined => {
  if (!alt?.trim()) return problem("proseImageNoAlt")
  if (isVagueAlt(alt)) return problem("proseImageVagueAlt", alt.trim())
  return type === "image" && !url ? problem("proseImageNoUrl") : undefined
}

const codeProblem = (node: ProseNode, { lines }: NodeContext): Problem | undefined => {
  const { start = { line: 1 }, end = { line: 1 } } = node.position ?? {}
  const fence = /^\s*(?:>\s*|[-*]\s+)*(`{3}|~{3})/.exec(lineOf(node, lines))?.[1]
  const isUnclosed = fence && (start.line === end.line || !lines[end.line - 1]?.includes(fence))
  return isUnclosed ? problem("codeUnclosed") : undefined
}

const rowProblem = (row: ProseNode, { parent }: NodeContext): Problem | undefined => {
  const [expected, count] = [parent?.children?.[0]?.children?.length ?? 0, row.children?.length ?? 0]
  return count === expected ? undefined : problem("tableCellCount", count, expected)
}

/** Reports a continuation line of a list item without indentation. */
const paragraphProblem = ({ position }: ProseNode, { parent, lines }: NodeContext): LocatedProblem | undefined => {
  if (parent?.type !== "listItem" || !position) return undefined
  const lineOffset = lines.slice(position.start.line, position.end.line).findIndex(line => /^\S/.test(line)) + 1
  return lineOffset > 0
    ? { ...problem("listItemContinuation"), line: position.start.line + lineOffset, column: 1 }
    : undefined
}

/** A comment in MDX, such as a suppression comment. */
const COMMENT = /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/

const expressionProblem = ({ value = "" }: ProseNode) => (COMMENT.test(value) ? undefined : problem("mdxExpression"))

const inlineTagProblem = (node: ProseNode, { tags, isInTable }: NodeContext): ProblemInput | undefined => {
  if (isInTable && node.name) return problem("tagInTable", node.name)
  return tagProblem(node, tags) ?? (node.name && tags[node.name] ? problem("tagInline", node.name) : undefined)
}

/** Reports an accidental list: Markdown also parses years and German dates ("3. Mai") at line starts as lists. */
const listProblem = ({ start, children = [] }: ProseNode, { parent }: NodeContext): Problem | undefined => {
  if (typeof start !== "number") return undefined
  const siblings = parent?.children ?? []
  const isContinued = siblings.some(sibling => sibling.start === start + children.length)
  const startsList = start <= 1 && (children.length > 1 || isContinued)
  const continuesList = siblings.some(sibling => (sibling.start ?? NaN) + (sibling.children?.length ?? 0) === start)
  return startsList || continuesList ? undefined : problem("listStart", start)
}

/** Checks by node type. */
const nodeChecks: Readonly<Record<string, (node: ProseNode, context: NodeContext) => ProblemInput | undefined>> = {
  mdxJsxFlowElement: (node, { tags }) => tagProblem(node, tags),
  mdxJsxTextElement: inlineTagProblem,
  mdxFlowExpression: expressionProblem,
  mdxTextExpression: expressionProblem,
  mdxjsEsm: () => problem("mdxImport"),
  heading: headingProblem,
  link: linkProblem,
  image: imageProblem,
  imageReference: imageProblem,
  code: codeProblem,
  tableRow: rowProblem,
  paragraph: paragraphProblem,
  list: listProblem,
  listItem: ({ children = [] }) => (children.length > 0 ? undefined : problem("listItemEmpty")),
}

/** Returns the problem of a prose node, if any. */
export const checkNode = (node: ProseNode, context: NodeContext): LocatedProblem | undefined => {
  const input = nodeChecks[node.type]?.(node, context)
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  return input ? { line, column, ...toProblem(input) } : undefined
}
