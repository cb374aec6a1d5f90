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

/** Without its frame a drawing can be made neither larger nor smaller. */
const frameProblem = ({ attrs, sourceCodeLocation }: Element): ProseProblem[] =>
  attrs.some(({ name }) => name === "viewBox")
    ? []
    : [
        {
          line: sourceCodeLocation?.startLine ?? 1,
          column: sourceCodeLocation?.startCol ?? 1,
          message:
            'This picture has no viewBox, so it cannot be made larger or smaller. Export it again with one, or write viewBox="0 0 240 160" in its first tag, with its own width and height.',
        },
      ]

/** What can be told of an SVG file by what is written in it. */
interface SvgFacts {
  /** What keeps it from a page, each with its place: no frame, scripts, and whatever lies outside of the file. */
  unsafe: ProseProblem[]
  /** What it shows, as it says itself; empty where it says nothing. */
  title: string
}

/** Reads an SVG file. */
export const svgFacts = (svg: string): SvgFacts => {
  const elements = elementsOf(parseFragment(svg, { sourceCodeLocationInfo: true }))
  const root = elements.find(({ tagName }) => tagName === "svg")
  const title = elements.find(({ tagName }) => tagName === "title")
  return {
    unsafe: [...(root ? frameProblem(root) : []), ...elements.flatMap(problemsOf)],
    title: title ? textOf(title).trim() : "",
  }
}
