import type { ProseNode } from "#engine"

/** A label, a colon, and a number with its unit: "In two days: 21 days", "At $60: $1,600". */
const BAR = /^(.*\S):\s*(\D{0,3}(\d[\d,]*(?:\.\d+)?)\D*)$/s

/** Parses a line of a bar list. Returns undefined for a line without a number. */
export const parseBar = (text: string): { label: string; value: string; quantity: number } | undefined => {
  const [, label = "", value = "", digits = ""] = BAR.exec(text.trim()) ?? []
  return digits ? { label, value, quantity: Number(digits.replaceAll(",", "")) } : undefined
}

const textContent = ({ value, children = [] }: ProseNode): string => value ?? children.map(textContent).join("")

/** Returns a message if the lines of a <Bars> cannot be drawn to scale. */
export const checkBars = ({ children = [] }: ProseNode): string | undefined => {
  const [list, ...others] = children
  if (list?.type !== "list" || others.length > 0)
    return "<Bars> holds one list and nothing else. Write each bar as a list item: - words: number."
  const items = (list.children ?? []).map(textContent)
  const negative = items.find(item => /:\s*[-−–]\s*[$€£]?\d/.test(item))
  if (negative !== undefined)
    return `"${negative.trim()}" is negative, which bars cannot show. Write the loss as a positive number.`
  const units = [...new Set(items.map(item => /[$€£%](?!.*:)/s.exec(item)?.[0] ?? ""))]
  if (units.length > 1)
    return `Bars share one scale, but some of these are in ${units.map(unit => unit || "a plain number").join(", others in ")}. Write a separate <Bars> for each unit.`
  const invalid = items.find(item => !parseBar(item))
  return invalid === undefined
    ? undefined
    : `"${invalid.trim()}" cannot be drawn as a bar. End the line with a colon and a number, such as "${invalid.trim().replace(/:.*$/s, "")}: 12".`
}
