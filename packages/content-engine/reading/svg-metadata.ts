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

/** Returns the name of an element or attribute without its namespace prefix. */
const localName = (name: string): string => name.slice(name.indexOf(":") + 1).toLowerCase()

/** Elements that run scripts or embed documents. */
const activeElements = ["script", "foreignobject", "iframe"]

/** A reference inside the file: an anchor, or a picture as a data URL. */
const INTERNAL_URL = /^\s*(#|data:image\/(png|jpe?g|gif|webp|avif)[;,])/i

const EXTERNAL_CSS = /@import|url\(\s*["']?(?!["']?(?:#|data:))/i

const textOf = ({ childNodes }: Element): string =>
  childNodes.map(child => ("value" in child ? child.value : "")).join("")

/** Returns the value of an attribute, case-insensitively: parse5 lower-cases attributes of prefixed elements. */
const attributeOf = (element: Element | undefined, attribute: string): string =>
  element?.attrs.find(({ name }) => name.toLowerCase() === attribute.toLowerCase())?.value ?? ""

/** Returns the scripts and external references of an element. */
const findUnsafeParts = (element: Element): string[] => {
  const { tagName, attrs } = element
  if (activeElements.includes(localName(tagName))) return [`<${tagName}>`]
  const isUnsafe = ({ name, value }: Element["attrs"][number]) =>
    /^on/i.test(name) || (localName(name) === "href" ? !INTERNAL_URL.test(value) : EXTERNAL_CSS.test(value))
  return [
    ...(localName(tagName) === "style" && EXTERNAL_CSS.test(textOf(element)) ? ["@import and url(…)"] : []),
    ...attrs.filter(isUnsafe).map(({ name, value }) => `${name}="${[...value].slice(0, 60).join("")}"`),
  ]
}

const rootOf = (elements: readonly Element[]): Element | undefined =>
  elements.find(({ tagName }) => localName(tagName) === "svg")

/** Absolute CSS units in px. */
const pixelsByUnit: Readonly<Record<string, number>> = {
  "": 1,
  px: 1,
  pt: 4 / 3,
  pc: 16,
  in: 96,
  cm: 96 / 2.54,
  mm: 96 / 25.4,
}

/** Returns a length in px; 0 if it is relative, invalid or missing. */
const lengthOf = (value: string): number => {
  const unit = /[a-z%]*$/i.exec(value.trim())?.[0] ?? ""
  const length = Number(value.trim().slice(0, -unit.length || undefined)) * (pixelsByUnit[unit.toLowerCase()] ?? 0)
  return length > 0 ? length : 0
}

/** Minimum px of the longer side of a picture without width and height, so that rounding does not distort it. */
const MIN_SIDE = 300

/**
 * Returns the declared size of an SVG file in px; without a width and a height, the size of the viewBox, enlarged to
 * `MIN_SIDE`. `undefined` without a valid viewBox.
 */
const sizeOf = (root: Element | undefined): { width: number; height: number } | undefined => {
  const numbers = attributeOf(root, "viewBox")
    .trim()
    .split(/[\s,]+/)
    .map(Number)
  const [, , boxWidth = 0, boxHeight = 0] = numbers
  if (numbers.length !== 4 || !numbers.every(Number.isFinite) || boxWidth <= 0 || boxHeight <= 0) return undefined
  const declared = [lengthOf(attributeOf(root, "width")), lengthOf(attributeOf(root, "height"))] as const
  const scale = Math.max(1, MIN_SIDE / Math.max(boxWidth, boxHeight))
  const [width, height] = declared[0] && declared[1] ? declared : [boxWidth * scale, boxHeight * scale]
  return { width: Math.max(1, Math.round(width)), height: Math.max(1, Math.round(height)) }
}

/** Returns the problems of the elements of an SVG file. */
const checkElements = (elements: readonly Element[]): LocatedProblem[] => {
  const locate = ({ sourceCodeLocation: location }: Element, input: Problem) => ({
    ...input,
    line: location?.startLine ?? 1,
    column: location?.startCol ?? 1,
  })
  const root = rootOf(elements)
  // SVG files without a viewBox do not scale.
  return [
    ...(root && !sizeOf(root) ? [locate(root, problem("pictureNoViewBox"))] : []),
    ...elements.flatMap(element =>
      findUnsafeParts(element).map(part => locate(element, problem("pictureUnsafe", part))),
    ),
  ]
}

/** Metadata of an SVG file. */
interface SvgMetadata {
  problems: LocatedProblem[]
  /** Text of the <title>; empty if it is missing, or vague such as "Layer 1". */
  title: string
  /** Width in px. */
  width?: number
  /** Height in px. */
  height?: number
  /** Styles, if the root has the class "drawing". */
  styles?: string
}

/** Parses an SVG file. */
export const readSvgMetadata = (svg: string): SvgMetadata => {
  const elements = elementsOf(parseFragment(svg))
  const textsIn = (name: string) => elements.filter(({ tagName }) => localName(tagName) === name).map(textOf)
  const title = textsIn("title")[0]?.trim() ?? ""
  const root = rootOf(elements)
  const isDrawing = attributeOf(root, "class").split(/\s+/).includes("drawing")
  // Only invalid files are parsed with positions, which double the time.
  const isValid = checkElements(elements).length === 0
  const problems = isValid ? [] : checkElements(elementsOf(parseFragment(svg, { sourceCodeLocationInfo: true })))
  return {
    problems,
    title: isVagueAlt(title) ? "" : title,
    ...sizeOf(root),
    ...(isDrawing && { styles: textsIn("style").join("\n") }),
  }
}
