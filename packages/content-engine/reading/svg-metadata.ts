import { type DefaultTreeAdapterTypes, parseFragment } from "parse5"
import type { LocatedProblem } from "../entry"
import { type Problem, problem } from "../messages"
import { isVagueAlt } from "./alt-text"

type Node = DefaultTreeAdapterTypes.Node
type Element = DefaultTreeAdapterTypes.Element

const elementsOf = (node: Node): Element[] => [
  ...("tagName" in node ? [node] : []),
  ...("childNodes" in node ? node.childNodes.flatMap(elementsOf) : []),
]

/** The name of an element or an attribute without the prefix of its namespace. */
const localName = (name: string): string => name.slice(name.indexOf(":") + 1).toLowerCase()

/** Elements that run something, or hold another document. */
const ACTIVE = ["script", "foreignobject", "iframe"]

/** What stands in the file itself: an anchor in it, or a picture as data. */
const WITHIN = /^\s*(#|data:image\/(png|jpe?g|gif|webp|avif)[;,])/i

const OUTSIDE = /@import|url\(\s*["']?(?!["']?(?:#|data:))/i

const textOf = ({ childNodes }: Element): string =>
  childNodes.map(child => ("value" in child ? child.value : "")).join("")

/** Parsed as HTML, an attribute of an element with a prefix is in lower case. */
const attributeOf = (element: Element | undefined, attribute: string): string =>
  element?.attrs.find(({ name }) => name.toLowerCase() === attribute.toLowerCase())?.value ?? ""

/** What of an element runs something, or asks for another file. */
const unsafeIn = (element: Element): string[] => {
  const { tagName, attrs } = element
  if (ACTIVE.includes(localName(tagName))) return [`<${tagName}>`]
  const isUnsafe = ({ name, value }: Element["attrs"][number]) =>
    /^on/i.test(name) || (localName(name) === "href" ? !WITHIN.test(value) : OUTSIDE.test(value))
  return [
    ...(localName(tagName) === "style" && OUTSIDE.test(textOf(element)) ? ["@import and url(…)"] : []),
    ...attrs.filter(isUnsafe).map(({ name, value }) => `${name}="${[...value].slice(0, 60).join("")}"`),
  ]
}

const rootOf = (elements: readonly Element[]): Element | undefined =>
  elements.find(({ tagName }) => localName(tagName) === "svg")

/** CSS pixels of the absolute units of a length. */
const UNITS: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
}

/** Returns a length in pixels; 0 if it is relative, invalid or missing. */
const lengthOf = (value: string): number => {
  const unit = /[a-z%]*$/i.exec(value.trim())?.[0] ?? ""
  const length = Number(value.trim().slice(0, -unit.length || undefined)) * (UNITS[unit.toLowerCase()] ?? 0)
  return length > 0 ? length : 0
}

/** Pixels of the longer side of a picture whose viewBox alone says its size: at least so many, so that both are whole. */
const LEAST = 300

/** Returns the size of a picture in pixels, as browsers compute it; nothing if it has no valid viewBox. */
const sizeOf = (root: Element | undefined): { width: number; height: number } | undefined => {
  const numbers = attributeOf(root, "viewBox")
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , across = 0, down = 0] = numbers
  if (numbers.length !== 4 || !numbers.every(Number.isFinite) || across <= 0 || down <= 0) return undefined
  const own = [lengthOf(attributeOf(root, "width")), lengthOf(attributeOf(root, "height"))] as const
  const scale = Math.max(1, LEAST / Math.max(across, down))
  const [width, height] = own[0] && own[1] ? own : [across * scale, down * scale]
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}

/** What keeps a drawing from a page, each with its place. */
const unsafeOf = (elements: readonly Element[]): LocatedProblem[] => {
  const at = ({ sourceCodeLocation: place }: Element, told: Problem) => ({
    ...told,
    line: place?.startLine ?? 1,
    column: place?.startCol ?? 1,
  })
  const root = rootOf(elements)
  // Without its frame a drawing can be made neither larger nor smaller.
  return [
    ...(root && !sizeOf(root) ? [at(root, problem("pictureNoViewBox"))] : []),
    ...elements.flatMap(element => unsafeIn(element).map(found => at(element, problem("pictureUnsafe", found)))),
  ]
}

/** What an SVG file says of itself. */
interface SvgFacts {
  /** What keeps it from a page, each with its place. */
  unsafe: LocatedProblem[]
  /** Empty where it has none, or one that a program wrote. */
  title: string
  /** Pixels. */
  width?: number
  height?: number
  /** Its style rules, if the class of its root is "drawing". */
  styles?: string
}

/** Parses an SVG file. */
export const readSvgMetadata = (svg: string): SvgFacts => {
  const elements = elementsOf(parseFragment(svg))
  const textsIn = (name: string) => elements.filter(({ tagName }) => localName(tagName) === name).map(textOf)
  const title = textsIn("title")[0]?.trim() ?? ""
  const root = rootOf(elements)
  const isDrawing = attributeOf(root, "class").split(/\s+/).includes("drawing")
  // Places take as long to find as all else, and nearly every drawing is safe.
  const isSafe = unsafeOf(elements).length === 0
  const unsafe = isSafe ? [] : unsafeOf(elementsOf(parseFragment(svg, { sourceCodeLocationInfo: true })))
  return {
    unsafe,
    title: isVagueAlt(title) ? "" : title,
    ...sizeOf(root),
    ...(isDrawing && { styles: textsIn("style").join("\n") }),
  }
}
