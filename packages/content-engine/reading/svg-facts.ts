import { type DefaultTreeAdapterTypes, parseFragment } from "parse5"
import type { PlacedProblem } from "../entry"
import { problem, type Problem } from "../messages"

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
    ...attrs.filter(isUnsafe).map(({ name, value }) => `${name}="${[...value].slice(0, 60).join("")}"`),
  ]
}

/** What keeps a drawing from a page, each with its place. */
const unsafeOf = (elements: readonly Element[]): PlacedProblem[] => {
  const at = ({ sourceCodeLocation: place }: Element, told: Problem) => ({
    ...told,
    line: place?.startLine ?? 1,
    column: place?.startCol ?? 1,
  })
  const root = elements.find(({ tagName }) => tagName === "svg")
  // Without its frame a drawing can be made neither larger nor smaller.
  const isFramed = root?.attrs.some(({ name }) => name === "viewBox")
  return [
    ...(root && !isFramed ? [at(root, problem("pictureNoFrame"))] : []),
    ...elements.flatMap(element => unsafeIn(element).map(found => at(element, problem("pictureUnsafe", found)))),
  ]
}

/**
 * Reads an SVG file.
 * @returns what keeps it from a page, each with its place, and its title; empty where it has none
 */
export const svgFacts = (svg: string): { unsafe: PlacedProblem[]; title: string } => {
  const elements = elementsOf(parseFragment(svg))
  const title = elements.find(({ tagName }) => tagName === "title")
  // Places take as long to find as all else, and nearly every drawing is safe.
  const isSafe = unsafeOf(elements).length === 0
  const unsafe = isSafe ? [] : unsafeOf(elementsOf(parseFragment(svg, { sourceCodeLocationInfo: true })))
  return { unsafe, title: title ? textOf(title).trim() : "" }
}
