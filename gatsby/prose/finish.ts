import { withoutSlash } from "../../packages/content-engine"

/** A node of prose after markdown has become HTML elements; tags of ours are still tags (mdxJsx…Element). */
export interface ProseNode {
  type: string
  tagName?: string
  value?: string
  properties?: Record<string, unknown>
  children?: ProseNode[]
}

/** A range such as "1–2" or "$5,000–$50,000": browsers may break a line behind its dash. */
const RANGE = /(\S*\d–\S*\d\S*)/

/** Ranges stand in an element of their own, which keeps them on one line. */
const withWholeRanges = ({ value = "" }: ProseNode): ProseNode[] =>
  value.split(RANGE).flatMap((piece, index): ProseNode[] => {
    const text = { type: "text", value: piece }
    // The pattern's group keeps what it finds: every second piece is a range.
    if (index % 2) return [{ type: "element", tagName: "span", properties: { className: ["range"] }, children: [text] }]
    return piece ? [text] : []
  })

/** A remark of the author's: {/* … *\/}. Prose holds no other expression when it is rendered. */
const isRemark = ({ type }: ProseNode) => type.endsWith("Expression")

const isList = ({ tagName }: ProseNode) => tagName === "ul" || tagName === "ol"

/** What begins with the box of a task: box and words are one label, because a box by itself has no name. */
const labelled = (children: ProseNode[]): ProseNode[] => {
  const inner = children.findIndex(isList)
  const words = inner < 0 ? children : children.slice(0, inner)
  return [{ type: "element", tagName: "label", properties: {}, children: words }, ...children.slice(words.length)]
}

/** What is read in one direction. */
const BLOCKS = /^(?:p|h[2-6]|[uo]l|blockquote|table|figcaption)$/

const isRightToLeft = ({ value = "", children = [] }: ProseNode): boolean =>
  /[\p{sc=Hebrew}\p{sc=Arabic}]/u.test(value) || children.some(isRightToLeft)

/**
 * The last things that are done to prose: remarks go, ranges are kept whole but in code, addresses have no slash at
 * their end, tasks have their label, and what holds Hebrew or Arabic is read from where it begins.
 * @param isDirected whether it stands in what has its direction
 */
export const finish = (node: ProseNode, isDirected = false): void => {
  const { href } = node.properties ?? {}
  if (typeof href === "string") node.properties = { ...node.properties, href: withoutSlash(href) }
  if (node.tagName === "code") return
  const turns = !isDirected && BLOCKS.test(node.tagName ?? "") && isRightToLeft(node)
  if (turns) node.properties = { ...node.properties, dir: "auto" }
  if (node.tagName !== "label" && node.children?.[0]?.tagName === "input") node.children = labelled(node.children)
  node.children = node.children
    ?.filter(child => !isRemark(child))
    .flatMap(child => {
      if (child.type === "text") return withWholeRanges(child)
      finish(child, isDirected || turns)
      return [child]
    })
}
