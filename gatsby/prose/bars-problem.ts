import { readBar } from "./bars"
import type { ProseNode } from "./node-problems"

const wordsIn = ({ value, children = [] }: ProseNode): string => value ?? children.map(wordsIn).join("")

/** @returns what keeps the lines inside a <Bars> from being drawn to scale */
export const barsProblem = ({ children = [] }: ProseNode): string | undefined => {
  const [lines, ...others] = children
  if (lines?.type !== "list" || others.length > 0)
    return "<Bars> holds one list and nothing else. Write each bar as a line of it: - words: figure."
  const odd = (lines.children ?? []).map(wordsIn).find(words => !readBar(words))
  return odd === undefined
    ? undefined
    : `"${odd.trim()}" cannot be drawn as a bar. End the line with a colon and a figure, such as "${odd.trim().replace(/:.*$/s, "")}: 12".`
}
