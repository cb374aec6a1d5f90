import type { ProseProblem } from "../entry"
import { slipIn } from "../rules/slips"
import { asWritten, HEADING, HEADING_PROBLEM, type ProseNode, type ProseTags } from "./node-problems"

/** What is wrong with tables, lists, headings and notes: marks that have fallen apart and are read as words. */

type Problem = Pick<ProseProblem, "message" | "severity"> & {
  /** Line of the problem, counted from that of the node. */
  below?: number
}

const cells = (count: number) => `${count} ${count === 1 ? "cell" : "cells"}`

const rowProblem = (row: ProseNode, table: ProseNode): Problem | undefined => {
  const wanted = table.children?.[0]?.children?.length ?? 0
  const count = row.children?.length ?? 0
  if (count === wanted) return undefined
  return {
    message: `This row of the table has ${cells(count)}, but its first row has ${cells(wanted)}. Write one | between two cells; a text below a table needs an empty line before it.`,
  }
}

const NO_ENTRY = "This line is no entry of a list"

/** Lines of a paragraph that were meant to be something else, by how they begin. */
const LINES: [begins: RegExp, message: string, severity?: "warning"][] = [
  [
    /^\|.*\|/,
    "This is no table: below its first row there must be a row with --- for each of its cells, such as | --- | --- |, and an empty line above it.",
  ],
  [HEADING, HEADING_PROBLEM],
  [/^={3,}$/, "Visitors would read this line of signs. Delete it, or write --- for a line."],
  [
    /^[-+*][\p{L}\[\u00A0\u2000-\u200A\u202F]/u,
    `${NO_ENTRY}: put a plain space after the hyphen, and an empty line above the list.`,
  ],
  [/^[•·▪●]\s*\S/, `${NO_ENTRY}. Write "- " in place of the point.`],
  [/^\d{1,2}[.)][\p{L}\u00A0\u2000-\u200A\u202F]/u, `${NO_ENTRY}: put a plain space after the number.`, "warning"],
]

const NUMBERED = /^\d{1,2}[.)] /

const lineProblem = (text: string): Problem | undefined => {
  const lines = text.split("\n")
  for (const [below, line] of lines.entries()) {
    const [, message, severity] = LINES.find(([begins]) => begins.test(line)) ?? []
    // The first line is looked at by `nodeProblem` as well, which tells of its heading.
    if (message && !(below === 0 && HEADING.test(line))) return { message, below, ...(severity && { severity }) }
    if (below > 0 && NUMBERED.test(line)) return { message: `${NO_ENTRY}: put an empty line above the list.`, below }
  }
  return undefined
}

/** Whether a line that belongs to an entry of a list is not indented like it. */
const joined = (node: ProseNode, lines: readonly string[]): number | undefined => {
  const { start, end } = node.position ?? {}
  if (!start || !end) return undefined
  for (let line = start.line + 1; line <= end.line; line++)
    if (/^\S/.test(lines[line - 1] ?? "")) return line - start.line
  return undefined
}

const paragraphProblem = (node: ProseNode, parent: ProseNode | null, lines: readonly string[]): Problem | undefined => {
  const first = node.children?.[0]
  const problem = first?.type === "text" ? lineProblem(asWritten(first, lines)) : undefined
  if (problem) return problem
  if (parent?.type !== "listItem") return undefined
  const below = joined(node, lines)
  return below === undefined
    ? undefined
    : {
        message: "This line is read as a part of the entry above it. Put an empty line before it, or indent it.",
        severity: "warning",
        below,
      }
}

/** What is wrong with the signs of a text, with the line of it. */
const strayProblem = (value: string, language: string): Problem | undefined => {
  const { at, message, isError } = slipIn(value, "prose", language) ?? {}
  if (!message) return undefined
  return { message, ...(!isError && { severity: "warning" }), below: value.slice(0, at).split("\n").length - 1 }
}

/**
 * @param deepest level of the heading before this one; 1 for the title of the page
 * @param tags that may be written
 * @param language of the site
 * @returns what is wrong with a node among the others
 */
export const blockProblem = (
  node: ProseNode,
  parent: ProseNode | null,
  lines: readonly string[],
  deepest: number,
  tags: ProseTags,
  language: string,
): Problem | undefined => {
  if (node.type === "tableRow" && parent) return rowProblem(node, parent)
  if (node.type === "paragraph") return paragraphProblem(node, parent, lines)
  if (node.type === "listItem" && node.children?.length === 0)
    return { message: "This entry of the list is empty. Write something behind its sign, or delete the line." }
  if (node.type === "text") return strayProblem(asWritten(node, lines), language)
  if (node.type === "mdxJsxTextElement" && tags[node.name ?? ""])
    return { message: `<${node.name}> stands within a line. Put it on lines of its own, with an empty line around it.` }
  return node.type === "heading" && node.depth !== undefined && node.depth > deepest + 1
    ? {
        message: `This heading skips a level: write ${"#".repeat(deepest + 1)} in place of ${"#".repeat(node.depth)}.`,
      }
    : undefined
}
