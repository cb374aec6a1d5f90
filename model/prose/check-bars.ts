import type { ProseNode } from "#engine"
import { parseBar } from "./parse-bar"

const wordsIn = ({ value, children = [] }: ProseNode): string => value ?? children.map(wordsIn).join("")

/** @returns what keeps the lines inside a <Bars> from being drawn to scale */
export const checkBars = ({ children = [] }: ProseNode): string | undefined => {
  const [lines, ...others] = children
  if (lines?.type !== "list" || others.length > 0)
    return "<Bars> holds one list and nothing else. Write each bar as a line of it: - words: figure."
  const entries = (lines.children ?? []).map(wordsIn)
  const below = entries.find(words => /:\s*[-−–]\s*[$€£]?\d/.test(words))
  if (below !== undefined) return `"${below.trim()}" lies below zero, and no bar can. Write what was lost as a figure.`
  const units = [...new Set(entries.map(words => /[$€£%](?!.*:)/s.exec(words)?.[0] ?? ""))]
  if (units.length > 1)
    return `These bars are drawn to one scale, but some are of ${units.map(unit => unit || "a plain number").join(", others of ")}. Give each quantity <Bars> of its own.`
  const odd = entries.find(words => !parseBar(words))
  return odd === undefined
    ? undefined
    : `"${odd.trim()}" cannot be drawn as a bar. End the line with a colon and a figure, such as "${odd.trim().replace(/:.*$/s, "")}: 12".`
}
