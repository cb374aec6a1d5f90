import { AUTOLINK_SUFFIX } from "./markdown"
import type { ProseNode } from "./check-node"

const at = (place: { line: number; column: number } | undefined, columns: number) => ({
  line: place?.line ?? 1,
  column: (place?.column ?? 1) + columns,
})

/** A link whose words are its address ends before such a sign: the link, and what is a text again. */
const trimAutolink = (link: ProseNode): ProseNode[] => {
  const [words] = link.children ?? []
  const { value = "", position } = words ?? {}
  const { url = "" } = link
  // One with brackets begins before its words.
  const isBare = link.type === "link" && url.endsWith(value) && link.position?.start.column === position?.start.column
  const [rest] = (isBare && AUTOLINK_SUFFIX.exec(value)) || []
  if (!words || !rest) return [link]
  const length = value.length - rest.length
  const [start, middle, end] = [at(position?.start, 0), at(position?.start, length), at(position?.start, value.length)]
  const own = { start, end: middle }
  return [
    {
      ...link,
      url: url.slice(0, url.length - rest.length),
      position: own,
      children: [{ ...words, value: value.slice(0, length), position: own }],
    },
    { type: "text", value: rest, position: { start: middle, end } },
  ]
}

/** Ends every address that is written without brackets where a reader does: GFM takes all signs up to a space. */
export const trimAutolinks = (node: ProseNode): void => {
  if (!node.children) return
  node.children = node.children.flatMap(trimAutolink)
  node.children.forEach(trimAutolinks)
}
