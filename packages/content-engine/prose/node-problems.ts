import type { ProseProblem } from "../entry"
import { alternativeProblem } from "../reading/alternative"

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
export const unknownTag = (name: string, known: readonly string[] = []): string => {
  const meant = known.find(other => other.toLowerCase() === name.toLowerCase())
  const possible = meant ? [meant] : known
  const advice = MARKDOWN[name] ?? [...possible.map(other => `<${other}>`), "plain text"].join(" or ")
  return `There is no <${name}> here. Write ${advice}.`
}

const tagProblem = (node: ProseNode, tags: ProseTags): string | undefined => {
  const { name, attributes = [], children = [] } = node
  if (!name) return "An empty tag <> means nothing here. Write \\< for the sign itself."
  const tag = tags[name]
  if (!tag) return unknownTag(name, Object.keys(tags))
  if (attributes.some(({ type, value }) => type !== "mdxJsxAttribute" || typeof value !== "string"))
    return `What <${name}> is given must be text in quotes, such as ${tag.attributes[0]}="…". Curly braces are code here.`
  const given = attributes.filter(({ value }) => String(value).trim() !== "").map(attribute => attribute.name ?? "")
  const missing = tag.attributes.filter(wanted => !given.includes(wanted))
  const odd = given.filter(one => !tag.attributes.includes(one))
  if (missing.length > 0 || odd.length > 0)
    return `<${name}> takes ${tag.attributes.map(wanted => `${wanted}="…"`).join(" and ")}. ${missing.length > 0 ? `Missing: ${missing.join(", ")}. ` : ""}${odd.length > 0 ? `Take out: ${odd.join(", ")}.` : ""}`.trim()
  for (const { name: attribute = "", value } of attributes) {
    const possible = tag.values?.[attribute]
    if (possible && !possible.includes(String(value)))
      return `<${name}> knows no ${attribute}="${String(value)}". Write one of: ${possible.join(", ")}.`
  }
  if (tag.holds && children.length === 0)
    return `<${name}> is empty. Write its text between <${name} …> and </${name}>, with an empty line before and after.`
  if (!tag.holds && children.length > 0)
    return `What stands inside <${name}> is not shown. Write <${name} … /> and the text below it.`
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
  /** The tags that may be written. */
  tags: ProseTags
}

type Problem = Pick<ProseProblem, "message" | "severity"> & {
  /** Line of the problem, counted from that of the node. */
  below?: number
}

const headingProblem = (node: ProseNode, { lines, level }: Around): string | undefined => {
  const { depth = 1, position } = node
  if (!/^\s*(?:>\s*|[-*+]\s+)*#/.test(lines[(position?.start.line ?? 1) - 1] ?? ""))
    return "A line of --- or === below a text makes it a heading. Put an empty line between the two, or write ## before a heading."
  if (depth === 1) return "The title of the page is its only main heading. Begin headings with ## or ###."
  if (!hasText(node)) return "This heading is empty. Write its words after ##, or delete it."
  return depth > level + 1
    ? `This heading skips a level: write ${"#".repeat(level + 1)} in place of ${"#".repeat(depth)}.`
    : undefined
}

const linkProblem = (node: ProseNode): string | undefined => {
  if (!node.url) return "This link leads nowhere. Write its address between ( and )."
  return hasText(node) ? undefined : "This link has no words. Write [words](/address)."
}

const imageProblem = ({ type, alt, url }: ProseNode): string | undefined => {
  if (!alt?.trim())
    return "This image has no alternative text. Write what it shows between [ and ], for people who do not see it."
  const problem = alternativeProblem(alt, url)
  if (problem) return problem
  return type === "image" && !url ? "This image has no file. Write ![What it shows](./name.png)." : undefined
}

const codeProblem = ({ position }: ProseNode, { lines }: Around): string | undefined => {
  const { start = { line: 1 }, end = { line: 1 } } = position ?? {}
  const fence = /^\s*(?:>\s*|[-*]\s+)*(`{3}|~{3})/.exec(lines[start.line - 1] ?? "")?.[1]
  const isOpen = fence && (start.line === end.line || !lines[end.line - 1]?.includes(fence))
  return isOpen ? "This block of code is not closed. Put a line of ``` below it." : undefined
}

const cells = (count: number) => `${count} ${count === 1 ? "cell" : "cells"}`

const rowProblem = (row: ProseNode, { parent }: Around): string | undefined => {
  const [wanted, count] = [parent?.children?.[0]?.children?.length ?? 0, row.children?.length ?? 0]
  return count === wanted
    ? undefined
    : `This row of the table has ${cells(count)}, but its first row has ${cells(wanted)}. Write one | between two cells; a text below a table needs an empty line before it.`
}

/** A line that belongs to an entry of a list and is not indented like it. */
const paragraphProblem = ({ position }: ProseNode, { parent, lines }: Around): Problem | undefined => {
  if (parent?.type !== "listItem" || !position) return undefined
  const below = lines.slice(position.start.line, position.end.line).findIndex(line => /^\S/.test(line)) + 1
  const message = "This line is read as a part of the entry above it. Put an empty line before it, or indent it."
  return below > 0 ? { message, severity: "warning", below } : undefined
}

/** A note of the author's, such as what silences a warning on its line; it is not shown. */
const NOTE = /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/

const expressionProblem = ({ value = "" }: ProseNode): string | undefined =>
  NOTE.test(value) ? undefined : "Curly braces are code here. Write \\{ and \\} for the signs themselves."

const inLineProblem = (node: ProseNode, around: Around): string | undefined =>
  tagProblem(node, around.tags) ??
  (node.name && around.tags[node.name]
    ? `<${node.name}> stands within a line. Put it on lines of its own, with an empty line around it.`
    : undefined)

/** What can be wrong with a node by itself, or among the others, by its type. */
const JUDGES: Readonly<Record<string, (node: ProseNode, around: Around) => Problem | string | undefined>> = {
  mdxJsxFlowElement: (node, { tags }) => tagProblem(node, tags),
  mdxJsxTextElement: inLineProblem,
  mdxFlowExpression: expressionProblem,
  mdxTextExpression: expressionProblem,
  mdxjsEsm: () =>
    "Lines that begin with import or export are code. Reword the line, so that it begins with another word.",
  heading: headingProblem,
  link: linkProblem,
  image: imageProblem,
  imageReference: imageProblem,
  code: codeProblem,
  tableRow: rowProblem,
  paragraph: paragraphProblem,
  listItem: ({ children = [] }) =>
    children.length > 0
      ? undefined
      : "This entry of the list is empty. Write something behind its sign, or delete the line.",
}

/** @returns what is wrong with a node of prose, where, and what to write instead */
export const nodeProblem = (node: ProseNode, around: Around): ProseProblem | undefined => {
  const problem = JUDGES[node.type]?.(node, around)
  if (!problem) return undefined
  const { below = 0, ...told } = typeof problem === "string" ? { message: problem } : problem
  const { line, column } = node.position?.start ?? { line: 1, column: 1 }
  return { line: line + below, column: below > 0 ? 1 : column, ...told }
}
