import type { LocatedProblem } from "../entry"
import { type Problem, problem, type ProblemInput, toProblem } from "../messages"
import { isVagueAlt } from "../reading/alt-text"

/** A tag that an editor may write in prose. */
interface ProseTag {
  /** Attributes that it must have; it has no others. */
  attributes: string[]
  /** Whether it holds prose itself. */
  hasChildren: boolean
  /** What an attribute may say, where that is not free. */
  values?: Record<string, readonly string[]>
  /** What is wrong with what it holds. */
  problem?(node: ProseNode): string | undefined
}

/** Tags by their names. */
export type ProseTags = Readonly<Record<string, ProseTag>>

/** A node of markdown or MDX, as far as the check looks at it. */
export interface ProseNode {
  type: string
  url?: string
  alt?: string | null
  value?: string
  name?: string | null
  depth?: number
  /** The number of the first entry of a list. */
  start?: number | null
  identifier?: string
  attributes?: { type: string; name?: string; value?: unknown }[]
  children?: ProseNode[]
  /** What becomes of it in HTML. */
  data?: { hProperties: { id: string } }
  position?: { start: { line: number; column: number }; end: { line: number; column: number } }
}

/** HTML that Markdown says better. */
const MARKDOWN_FOR_HTML: Readonly<Record<string, string>> = {
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

/** @returns what is told of a tag that prose does not know */
export const unknownTag = (name: string, known: readonly string[] = []): Problem => {
  const meant = known.find(other => other.toLowerCase() === name.toLowerCase())
  const possible = [...(meant ? [meant] : known).map(other => `<${other}>`), "plain text"].join(" or ")
  return problem("tagUnknown", name, MARKDOWN_FOR_HTML[name] ?? possible)
}

const tagProblem = (node: ProseNode, tags: ProseTags): ProblemInput | undefined => {
  const { name, attributes = [], children = [] } = node
  if (!name) return problem("tagFragment")
  const tag = tags[name]
  if (!tag) return unknownTag(name, Object.keys(tags))
  if (attributes.some(({ type, value }) => type !== "mdxJsxAttribute" || typeof value !== "string"))
    return problem("tagExpression", name, tag.attributes[0])
  const given = attributes.filter(({ value }) => String(value).trim() !== "").map(attribute => attribute.name ?? "")
  const missing = tag.attributes.filter(wanted => !given.includes(wanted))
  const unexpected = given.filter(one => !tag.attributes.includes(one))
  if (missing.length + unexpected.length > 0) return problem("tagAttributes", name, tag.attributes, missing, unexpected)
  for (const { name: attribute = "", value } of attributes) {
    const possible = tag.values?.[attribute]
    if (possible && !possible.includes(String(value)))
      return problem("tagValue", name, `${attribute}="${String(value)}"`, possible)
  }
  if (tag.hasChildren !== children.length > 0)
    return problem(tag.hasChildren ? "tagWithoutContent" : "tagWithContent", name)
  return tag.problem?.(node)
}

const hasText = ({ value, alt, children = [] }: ProseNode): boolean =>
  Boolean(value?.trim() || alt?.trim()) || children.some(hasText)

/** What a node stands in. */
export interface NodeContext {
  parent: ProseNode | null
  /** The lines of the file. */
  lines: readonly string[]
  /** The level of the heading before it; 1 for the title of the page. */
  level: number
  /** Whether its line is one of a table. */
  isInTable: boolean
  /** The tags that may be written. */
  tags: ProseTags
}

const lineOf = ({ position }: ProseNode, lines: readonly string[]) => lines[(position?.start.line ?? 1) - 1] ?? ""

const headingProblem = (node: ProseNode, { lines, level }: NodeContext): Problem | undefined => {
  const { depth = 1 } = node
  if (!/^\s*(?:>\s*|[-*+]\s+)*#/.test(lineOf(node, lines))) return problem("headingSetext")
  if (depth === 1) return problem("headingLevelOne")
  if (!hasText(node)) return problem("headingEmpty")
  return depth > level + 1 ? problem("headingLevelSkipped", level + 1, depth) : undefined
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
  const isOpen = fence && (start.line === end.line || !lines[end.line - 1]?.includes(fence))
  return isOpen ? problem("codeUnclosed") : undefined
}

const rowProblem = (row: ProseNode, { parent }: NodeContext): Problem | undefined => {
  const [wanted, count] = [parent?.children?.[0]?.children?.length ?? 0, row.children?.length ?? 0]
  return count === wanted ? undefined : problem("tableCellCount", count, wanted)
}

/** A line that belongs to an entry of a list and is not indented like it. */
const paragraphProblem = ({ position }: ProseNode, { parent, lines }: NodeContext): LocatedProblem | undefined => {
  if (parent?.type !== "listItem" || !position) return undefined
  const below = lines.slice(position.start.line, position.end.line).findIndex(line => /^\S/.test(line)) + 1
  return below > 0 ? { ...problem("listItemContinuation"), line: position.start.line + below, column: 1 } : undefined
}

/** A note of the author's, such as what silences a warning on its line; it is not shown. */
const NOTE = /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/

const expressionProblem = ({ value = "" }: ProseNode) => (NOTE.test(value) ? undefined : problem("mdxExpression"))

const inLineProblem = (node: ProseNode, { tags, isInTable }: NodeContext): ProblemInput | undefined => {
  if (isInTable && node.name) return problem("tagInTable", node.name)
  return tagProblem(node, tags) ?? (node.name && tags[node.name] ? problem("tagInline", node.name) : undefined)
}

/** A number that begins a line makes a list of it: that of a year, too, or of a day in German ("3. Mai"). */
const listProblem = ({ start, children = [] }: ProseNode, { parent }: NodeContext): Problem | undefined => {
  if (typeof start !== "number") return undefined
  const others = parent?.children ?? []
  const isContinued = others.some(other => other.start === start + children.length)
  const startsList = start <= 1 && (children.length > 1 || isContinued)
  const continuesList = others.some(other => (other.start ?? NaN) + (other.children?.length ?? 0) === start)
  return startsList || continuesList ? undefined : problem("listStart", start)
}

/** What can be wrong with a node by itself, or among the others, by its type. */
const NODE_CHECKS: Readonly<Record<string, (node: ProseNode, context: NodeContext) => ProblemInput | undefined>> = {
  mdxJsxFlowElement: (node, { tags }) => tagProblem(node, tags),
  mdxJsxTextElement: inLineProblem,
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

/** @returns what is wrong with a node of prose, where, and what to write instead */
export const checkNode = (node: ProseNode, context: NodeContext): LocatedProblem | undefined => {
  const told = NODE_CHECKS[node.type]?.(node, context)
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  return told ? { line, column, ...toProblem(told) } : undefined
}
