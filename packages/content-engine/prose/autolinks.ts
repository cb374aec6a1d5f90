import type { ProseNode } from "./check-node"
import { AFTER_AUTOLINK } from "./markdown"

const shift = (position: { line: number; column: number } | undefined, columns: number) => ({
  line: position?.line ?? 1,
  column: (position?.column ?? 1) + columns,
})

/** Splits an autolink into a link and the text after it (`AFTER_AUTOLINK`). */
const trimAutolink = (link: ProseNode): ProseNode[] => {
  const [label] = link.children ?? []
  const { value = "", position } = label ?? {}
  const { url = "" } = link
  // A bare URL starts with its label, a link in brackets before it.
  const isBare = link.type === "link" && url.endsWith(value) && link.position?.start.column === position?.start.column
  const [suffix] = (isBare && AFTER_AUTOLINK.exec(value)) || []
  if (!label || !suffix) return [link]
  const length = value.length - suffix.length
  const [start, middle, end] = [
    shift(position?.start, 0),
    shift(position?.start, length),
    shift(position?.start, value.length),
  ]
  const linkPosition = { start, end: middle }
  return [
    {
      ...link,
      url: url.slice(0, url.length - suffix.length),
      position: linkPosition,
      children: [{ ...label, value: value.slice(0, length), position: linkPosition }],
    },
    { type: "text", value: suffix, position: { start: middle, end } },
  ]
}

/** Ends bare URLs before quotation marks, dashes and Chinese punctuation: GFM links all characters up to a space. */
export const trimAutolinks = (node: ProseNode): void => {
  if (!node.children) return
  node.children = node.children.flatMap(trimAutolink)
  node.children.forEach(trimAutolinks)
}
