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
const WITHIN = /^\s*(#|data:image\/(png|jpeg|webp|avif)[;,])/i

const OUTSIDE = /@import|url\(\s*["']?(?!["']?(?:#|data:))/i

const textOf = ({ childNodes }: Element): string =>
  childNodes.map(child => ("value" in child ? child.value : "")).join("")

/** What of an element runs something, or asks for another file. */
const unsafeIn = (element: Element): string[] => {
  const { tagName, attrs } = element
  if (ACTIVE.includes(tagName.toLowerCase())) return [`<${tagName}>`]
  const isUnsafe = ({ name, value }: Element["attrs"][number]) =>
    /^on/i.test(name) || (name === "href" ? !WITHIN.test(value) : OUTSIDE.test(value))
  return [
    ...(tagName === "style" && OUTSIDE.test(textOf(element)) ? ["@import and url(…)"] : []),
    ...attrs.filter(isUnsafe).map(({ name, value }) => `${name}="${value.slice(0, 60)}"`),
  ]
}

/**
 * Reads an SVG file.
 * @returns what keeps it from a page, each with its place, and its title; empty where it has none
 */
export const svgFacts = (svg: string): { unsafe: ProseProblem[]; title: string } => {
  const elements = elementsOf(parseFragment(svg, { sourceCodeLocationInfo: true }))
  const at = ({ sourceCodeLocation: place }: Element, message: string) => ({
    line: place?.startLine ?? 1,
    column: place?.startCol ?? 1,
    message,
  })
  const root = elements.find(({ tagName }) => tagName === "svg")
  const title = elements.find(({ tagName }) => tagName === "title")
  // Without its frame a drawing can be made neither larger nor smaller.
  const frame =
    root?.attrs.every(({ name }) => name !== "viewBox") &&
    'This picture has no viewBox, so it cannot be made larger or smaller. Export it again with one, or write viewBox="0 0 240 160" in its first tag, with its own width and height.'
  return {
    unsafe: [
      ...(root && frame ? [at(root, frame)] : []),
      ...elements.flatMap(element =>
        unsafeIn(element).map(found =>
          at(element, `A picture must neither run anything nor ask for other files: delete ${found} here.`),
        ),
      ),
    ],
    title: title ? textOf(title).trim() : "",
  }
}
