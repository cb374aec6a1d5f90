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

/** HTML that markdown says better. */
const MARKDOWN: Record<string, string> = {
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
}

const tagProblem = (node: ProseNode, tags: ProseTags): string | undefined => {
  const { name, attributes = [], children = [] } = node
  const known = Object.keys(tags)
  if (!name) return "An empty tag <> means nothing here. Write \\< for the sign itself."
  const tag = tags[name]
  const meant = known.find(other => other.toLowerCase() === name.toLowerCase())
  if (!tag)
    return `There is no <${name}> here. ${MARKDOWN[name] ? `Write ${MARKDOWN[name]}.` : meant ? `Did you mean <${meant}>?` : `${known.length > 0 ? `Use ${known.map(other => `<${other}>`).join(" or ")}, or plain text.` : "Use plain text."}`}`
  const odd = attributes.find(attribute => attribute.name !== undefined && !tag.attributes.includes(attribute.name))
  if (attributes.some(({ type, value }) => type !== "mdxJsxAttribute" || typeof value !== "string"))
    return `What <${name}> is given must be text in quotes, such as ${tag.attributes[0]}="…". Curly braces are code here.`
  const missing = tag.attributes.filter(
    wanted => !attributes.some(attribute => attribute.name === wanted && String(attribute.value).trim() !== ""),
  )
  const also = odd ? ` It has no "${odd.name}".` : ""
  if (missing.length > 0) return `<${name}> needs ${missing.map(wanted => `${wanted}="…"`).join(" and ")}.${also}`
  if (odd)
    return `<${name}> has no "${odd.name}". It takes ${tag.attributes.map(wanted => `${wanted}="…"`).join(" and ")}.`
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

/** A line that was meant as a heading: no plain space behind its signs, or one before them that is none. */
export const HEADING = /^#{1,6}[^\n\t #]|^#{7,}|^[\u00A0\u2000-\u200A\u202F\u3000]+#{1,6}\s/

export const HEADING_PROBLEM =
  "Begin a heading with ## or ###, a plain space behind them and nothing before them, or write \\# for the sign."

/** What stands in place of a sign that is escaped, and of its backslash. */
const ESCAPED = "\uFFFC\uFFFC"

/**
 * What stands in a file where a node does, line by line without the marks of quotes and lists around it. Signs that are
 * escaped are none here, so that nobody takes them for a mark.
 * @param lines of the file
 */
export const asWritten = ({ position, value = "" }: ProseNode, lines: readonly string[]): string => {
  if (!position) return value
  const { start, end } = position
  return lines
    .slice(start.line - 1, end.line)
    .map((line, index) => {
      const own = start.line + index === end.line ? line.slice(0, end.column - 1) : line.trimEnd()
      return index === 0 ? own.slice(start.column - 1) : own.replace(/^[ \t]*(?:>[ \t]*)*/, "")
    })
    .join("\n")
    .replace(/\\[!-/:-@[-`{-~]/g, ESCAPED)
}

/** Whether the first sign of a node is escaped. */
export const beginsEscaped = (node: ProseNode, lines: readonly string[]): boolean =>
  /^[^\p{L}\p{N}[]*\uFFFC/u.test(asWritten(node, lines))

/**
 * A link that lacks a part: brackets that touch, or an address behind a space. A remark as in "[sic] (sometimes)", a
 * source as in "(2020)[2]" and an index as in "grid[0][1]" are none.
 */
const HALF_LINK = /\]\(|\] \((?=[/#]|https?:|mailto:|tel:|www\.)|(?<=(?<![\p{L}\p{N}\])])\[(?!\d+\])[^[\]]*)\]\[/u

/** Where in a text the signs are that `nodeProblem` tells of. */
export const offsetInText = (node: ProseNode, lines: readonly string[]): number => {
  if (node.type !== "text") return 0
  const text = asWritten(node, lines)
  return Math.max(0, text.search(HALF_LINK), text.indexOf("**"))
}

/** Markdown that has not become what was meant, and would be read with its signs. */
const textProblem = (node: ProseNode, parent: ProseNode | null, lines: readonly string[]): string | undefined => {
  const value = asWritten(node, lines)
  if (HALF_LINK.test(value)) return "This link is not complete. Write [words](/address), without spaces in the address."
  if (value.includes("**"))
    return "Two stars ** are left over. Write **words** with a star pair on both sides and no space inside, or \\*\\* for the signs."
  if (parent?.type !== "paragraph" || parent.children?.[0] !== node) return undefined
  return HEADING.test(value) || (parent.children.length > 1 && /^#{2,6}$/.test(value)) ? HEADING_PROBLEM : undefined
}

const hasText = ({ value, alt, children = [] }: ProseNode): boolean =>
  Boolean(value?.trim() || alt?.trim()) || children.some(hasText)

const headingProblem = (node: ProseNode, lines: readonly string[]): string | undefined => {
  if (!/^\s*(?:>\s*|[-*+]\s+)*#/.test(lines[(node.position?.start.line ?? 1) - 1] ?? ""))
    return "A line of --- or === below a text makes it a heading. Put an empty line between the two, or write ## before a heading."
  if (node.depth === 1) return "The title of the page is its only main heading. Begin headings with ## or ###."
  return hasText(node) ? undefined : "This heading is empty. Write its words after ##, or delete it."
}

/** A note of the author's, such as what silences a warning on its line; it is not shown. */
const NOTE = /^\s*\/\*(?:(?!\*\/)[\s\S])*\*\/\s*$/

const isOpenFence = ({ position }: ProseNode, lines: readonly string[]): boolean => {
  const fence = /^\s*(?:>\s*|[-*]\s+)*(`{3,}|~{3,})/.exec(lines[(position?.start.line ?? 1) - 1] ?? "")?.[1]
  return fence !== undefined && !(lines[(position?.end.line ?? 1) - 1] ?? "").includes(fence.slice(0, 3))
    ? true
    : fence !== undefined && position?.start.line === position?.end.line
}

/**
 * @param parent of the node
 * @param lines of the file
 * @param tags that may be written
 * @returns what is wrong with a node of prose by itself, and what to write instead
 */
export const nodeProblem = (
  node: ProseNode,
  parent: ProseNode | null,
  lines: readonly string[],
  tags: ProseTags,
): string | undefined => {
  if (node.type.startsWith("mdxJsx")) return tagProblem(node, tags)
  if (node.type === "mdxjsEsm")
    return "Lines that begin with import or export are code. Reword the line, so that it begins with another word."
  if (node.type.endsWith("Expression") && !NOTE.test(node.value ?? ""))
    return "Curly braces are code here. Write \\{ and \\} for the signs themselves."
  if (node.type === "heading") return headingProblem(node, lines)
  if (node.type === "text") return textProblem(node, parent, lines)
  if (node.type === "link" && !node.url) return "This link leads nowhere. Write its address between ( and )."
  if (node.type === "link" && !hasText(node)) return "This link has no words. Write [words](/address)."
  if (node.type.startsWith("image") && !node.alt?.trim())
    return "This image has no alternative text. Write what it shows between [ and ], for people who do not see it."
  const alternative = node.type.startsWith("image") && alternativeProblem(node.alt ?? "", node.url)
  if (alternative) return alternative
  if (node.type === "image" && !node.url) return "This image has no file. Write ![What it shows](./name.png)."
  return node.type === "code" && isOpenFence(node, lines)
    ? "This block of code is not closed. Put a line of ``` below it."
    : undefined
}
