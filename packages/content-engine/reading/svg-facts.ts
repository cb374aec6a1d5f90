import { type DefaultTreeAdapterTypes, parseFragment } from "parse5"
import type { ProseProblem } from "../entry"

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const elementsOf = (node: Node): Element[] => [
  ...("tagName" in node ? [node] : []),
  ...("childNodes" in node ? node.childNodes.flatMap(elementsOf) : []),
]

/** Elements that run something, or hold another document. */
const ACTIVE = ["script", "foreignobject", "iframe"]

/** What stands in the file itself: an anchor in it, or a picture as data. */
const isWithin = (address: string): boolean => /^(#|data:image\/(png|jpeg|webp|avif)[;,])/i.test(address.trim())

const OUTSIDE = /@import|url\(\s*["']?(?!["']?(?:#|data:))/i

const textOf = ({ childNodes }: Element): string =>
  childNodes.map(child => ("value" in child ? child.value : "")).join("")

const problemsOf = (element: Element): ProseProblem[] => {
  const { startLine: line = 1, startCol: column = 1, attrs: places } = element.sourceCodeLocation ?? {}
  const name = element.tagName
  if (ACTIVE.includes(name.toLowerCase()))
    return [{ line, column, message: `A picture must not hold <${name}>. Delete it, or export the picture again.` }]
  const asks = name === "style" && OUTSIDE.test(textOf(element))
  return [
    ...(asks
      ? [{ line, column, message: "These styles ask for another file. Write them without @import and url(…)." }]
      : []),
    ...element.attrs.flatMap(({ name: attribute, value, prefix }): ProseProblem[] => {
      const written = prefix ? `${prefix}:${attribute}` : attribute
      const place = places?.[written.toLowerCase()] ?? places?.[written]
      const at = (message: string) => [{ line: place?.startLine ?? line, column: place?.startCol ?? column, message }]
      if (attribute.toLowerCase().startsWith("on")) return at(`A picture must not run anything: delete ${written}="…".`)
      const isOutside = attribute === "href" ? !isWithin(value) : OUTSIDE.test(value)
      return isOutside
        ? at(`${written}="${value.slice(0, 60)}" leads out of the picture. Embed what it shows, or delete it.`)
        : []
    }),
  ]
}

/** What can be told of an SVG file by what is written in it. */
interface SvgFacts {
  /** What it must not hold on a page, each with its place: scripts, and whatever lies outside of the file. */
  unsafe: ProseProblem[]
  /** What it shows, as it says itself; empty where it says nothing. */
  title: string
}

/** Reads an SVG file. */
export const svgFacts = (svg: string): SvgFacts => {
  const elements = elementsOf(parseFragment(svg, { sourceCodeLocationInfo: true }))
  const title = elements.find(({ tagName }) => tagName === "title")
  return { unsafe: elements.flatMap(problemsOf), title: title ? textOf(title).trim() : "" }
}
