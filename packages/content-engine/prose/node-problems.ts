import type { PlacedProblem } from "../entry"
import { type Problem, problem, type Told, toldAs } from "../messages"
import { saysNothing } from "../reading/alternative"

/** A tag that an editor may write in prose. */
interface ProseTag {
  /** Attributes that it must have; it has no others. */
  attributes: string[]
  /** Whether it holds prose itself. */
  holds: boolean
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
const MARKDOWN: Readonly<Record<string, string>> = {
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
  return problem("tagUnknown", name, MARKDOWN[name] ?? possible)
}

const tagProblem = (node: ProseNode, tags: ProseTags): Told | undefined => {
  const { name, attributes = [], children = [] } = node
  if (!name) return problem("tagEmpty")
  const tag = tags[name]
  if (!tag) return unknownTag(name, Object.keys(tags))
  if (attributes.some(({ type, value }) => type !== "mdxJsxAttribute" || typeof value !== "string"))
    return problem("tagCode", name, tag.attributes[0])
  const given = attributes.filter(({ value }) => String(value).trim() !== "").map(attribute => attribute.name ?? "")
  const missing = tag.attributes.filter(wanted => !given.includes(wanted))
  const odd = given.filter(one => !tag.attributes.includes(one))
  if (missing.length + odd.length > 0) return problem("tagAttributes", name, tag.attributes, missing, odd)
  for (const { name: attribute = "", value } of attributes) {
    const possible = tag.values?.[attribute]
    if (possible && !possible.includes(String(value)))
      return problem("tagValue", name, `${attribute}="${String(value)}"`, possible)
  }
  if (tag.holds !== children.length > 0) return problem(tag.holds ? "tagHoldsNothing" : "tagHoldsWords", name)
  return tag.problem?.(node)
}

const hasText = ({ value, alt, children = [] }: ProseNode): boolean =>
  Boolean(value?.trim() || alt?.trim()) || children.some(hasText)

/** What a node stands in. */
export interface Around {
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

const headingProblem = (node: ProseNode, { lines, level }: Around): Problem | undefined => {
  const { depth = 1 } = node
  if (!/^\s*(?:>\s*|[-*+]\s+)*#/.test(lineOf(node, lines))) return problem("headingByLine")
  if (depth === 1) return problem("headingMain")
  if (!hasText(node)) return problem("headingEmpty")
  return depth > level + 1 ? problem("headingSkips", level + 1, depth) : undefined
}

const linkProblem = (node: ProseNode): Problem | undefined => {
  if (!node.url) return problem("proseLinkNowhere")
  return hasText(node) ? undefined : problem("proseLinkEmpty")
}

const imageProblem = ({ type, alt, url }: ProseNode): Problem | undefined => {
  if (!alt?.trim()) return problem("proseImageUnsaid")
  if (saysNothing(alt)) return problem("proseImageSaysNothing", alt.trim())
  return type === "image" && !url ? problem("proseImageNowhere") : undefined
}

const codeProblem = (node: ProseNode, { lines }: Around): Problem | undefined => {
  const { start = { line: 1 }, end = { line: 1 } } = node.position ?? {}
  const fence = /^\s*(?:>\s*|[-*]\s+)*(`{3}|~{3})/.exec(lineOf(node, lines))?.[1]
  const isOpen = fence && (start.line === end.line || !lines[end.line - 1]?.includes(fence))
  return isOpen ? problem("codeOpen") : undefined
}

const rowProblem = (row: ProseNode, { parent }: Around): Problem | undefined => {
  const [wanted, count] = [parent?.children?.[0]?.children?.length ?? 0, row.children?.length ?? 0]
  return count === wanted ? undefined : problem("rowCells", count, wanted)
}

/** A line that belongs to an entry of a list and is not indented like it. */
const paragraphProblem = ({ position }: ProseNode, { parent, lines }: Around): PlacedProblem | undefined => {
  if (parent?.type !== "listItem" || !position) return undefined
  const below = lines.slice(position.start.line, position.end.line).findIndex(line => /^\S/.test(line)) + 1
  return below > 0 ? { ...problem("lineOfEntry"), line: position.start.line + below, column: 1 } : undefined
}

/** A note of the author's, such as what silences a warning on its line; it is not shown. */
const NOTE = /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/

const expressionProblem = ({ value = "" }: ProseNode) => (NOTE.test(value) ? undefined : problem("braces"))

const inLineProblem = (node: ProseNode, { tags, isInTable }: Around): Told | undefined => {
  if (isInTable && node.name) return problem("tagInTable", node.name)
  return tagProblem(node, tags) ?? (node.name && tags[node.name] ? problem("tagInLine", node.name) : undefined)
}

/** A number that begins a line makes a list of it: that of a year, too, or of a day in German ("3. Mai"). */
const listProblem = ({ start, children = [] }: ProseNode, { parent }: Around): Problem | undefined => {
  if (typeof start !== "number") return undefined
  const others = parent?.children ?? []
  const goesOn = others.some(other => other.start === start + children.length)
  const isBegun = start <= 1 && (children.length > 1 || goesOn)
  const isFurther = others.some(other => (other.start ?? NaN) + (other.children?.length ?? 0) === start)
  return isBegun || isFurther ? undefined : problem("listNumber", start)
}

/** What can be wrong with a node by itself, or among the others, by its type. */
const JUDGES: Readonly<Record<string, (node: ProseNode, around: Around) => Told | undefined>> = {
  mdxJsxFlowElement: (node, { tags }) => tagProblem(node, tags),
  mdxJsxTextElement: inLineProblem,
  mdxFlowExpression: expressionProblem,
  mdxTextExpression: expressionProblem,
  mdxjsEsm: () => problem("importLine"),
  heading: headingProblem,
  link: linkProblem,
  image: imageProblem,
  imageReference: imageProblem,
  code: codeProblem,
  tableRow: rowProblem,
  paragraph: paragraphProblem,
  list: listProblem,
  listItem: ({ children = [] }) => (children.length > 0 ? undefined : problem("entryEmpty")),
}

/** @returns what is wrong with a node of prose, where, and what to write instead */
export const nodeProblem = (node: ProseNode, around: Around): PlacedProblem | undefined => {
  const told = JUDGES[node.type]?.(node, around)
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  return told ? { line, column, ...toldAs(told) } : undefined
}
