import type { CustomPlugin, XastChild, XastElement } from "svgo"
import { SVGPathData } from "svg-pathdata"
import { type Bounds, boundsOf, meet } from "./bounds"

/** Pens that are lines of one solid color: where they cross themselves nothing is seen. */
const LINES = new Set(["s", "k", "h", "d", "g", "as", "ys", "sy"])

/** Drawing units that a line may be wide. */
const LINE = 3

/** A mark, or the marks already merged into it. */
interface Mark {
  node: XastElement
  /** Everything but its path. */
  look: string
  parts: Bounds[]
}

const markOf = (node: XastChild): Mark | undefined => {
  if (node.type !== "element" || node.name !== "path") return undefined
  const { d = "", ...rest } = node.attributes
  const bounds = boundsOf(d)
  // An identifier is somebody's, a reference is measured on the mark itself.
  const isOwn = Object.keys(rest).every(name => name === "class" || name === "opacity" || name === "stroke-dasharray")
  return bounds && isOwn ? { node, look: JSON.stringify(rest), parts: [bounds] } : undefined
}

/** Whether marks of this look may lie on each other in one path. */
const mayCross = ({ node: { attributes } }: Mark): boolean =>
  LINES.has(attributes.class ?? "") && attributes.opacity === undefined

const join = (into: Mark, mark: Mark): void => {
  const data = [into, mark].map(({ node }) => new SVGPathData(node.attributes.d ?? "").toAbs().encode())
  // A new node: svgo remembers the path of the old one.
  into.node = { type: "element", name: "path", attributes: { ...into.node.attributes, d: data.join("") }, children: [] }
  into.parts.push(...mark.parts)
}

/** Joins marks with an earlier one of the same look, where nothing between them would be painted in another order. */
const mergeAmong = (children: XastChild[]): XastChild[] => {
  const kept: { child: XastChild; mark: Mark | undefined }[] = []
  for (const child of children) {
    const mark = markOf(child)
    let joined = false
    for (let at = kept.length - 1; mark && at >= 0; at--) {
      const earlier = kept[at]!.mark
      // Behind a group, a pattern or a word nothing moves.
      if (!earlier) break
      const touch = (gap: number) => earlier.parts.some(one => mark.parts.some(other => meet(one, other, gap)))
      if (earlier.look === mark.look && (mayCross(mark) || !touch(0))) {
        join(earlier, mark)
        joined = true
        break
      }
      if (touch(LINE)) break
    }
    if (!joined) kept.push({ child, mark })
  }
  return kept.map(({ child, mark }) => mark?.node ?? child)
}

/** Merges the marks of one pen into one path: a page is laid out faster the fewer elements it has. */
export const mergeMarks: CustomPlugin = {
  name: "mergeMarks",
  fn: () => ({
    element: {
      exit: node => {
        node.children = mergeAmong(node.children)
      },
    },
    root: {
      exit: root => {
        root.children = mergeAmong(root.children)
      },
    },
  }),
}
