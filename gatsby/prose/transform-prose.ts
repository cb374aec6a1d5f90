import type { FormName } from "#browser/forms/field-names"
import { stripTrailingSlash } from "#engine"

/** A node of prose: HTML elements, and custom tags as mdxJsx…Element. */
export interface ProseNode {
  type: string
  tagName?: string
  /** Name of a custom tag. */
  name?: string
  attributes?: { name: string; value: string }[]
  value?: string
  properties?: Record<string, unknown>
  children?: ProseNode[]
}

/** The enabled forms, for `<WhenForm>`. */
export type EnabledForms = Readonly<Record<FormName, boolean>>

/** Returns the child elements, without line breaks between them. */
export const childElements = (node: ProseNode | undefined): ProseNode[] =>
  node?.children?.filter(({ type }) => type !== "text") ?? []

/** Returns the text of a node, without footnote numbers. */
export const textContent = ({ tagName, value, children = [] }: ProseNode): string =>
  tagName === "sup" ? "" : (value ?? children.map(textContent).join(""))

const element = (tagName: string, properties: object, children: ProseNode[]): ProseNode => ({
  type: "element",
  tagName,
  properties: { ...properties },
  children,
})

/** A range such as "1–2" or "$5,000–$50,000": browsers may wrap after the dash. */
const RANGE = /(\S*\d–\S*\d\S*)/

/** Wraps ranges in elements, which keep them on one line. */
const wrapRanges = ({ value = "" }: ProseNode): ProseNode[] =>
  value.split(RANGE).flatMap((piece, index): ProseNode[] => {
    const text = { type: "text", value: piece }
    // The capturing group keeps the ranges: every second piece is one.
    if (index % 2) return [element("span", { className: ["range"] }, [text])]
    return piece ? [text] : []
  })

/** Returns whether the node is a comment: {/* … *\/}. Rendered prose has no other expressions. */
const isComment = ({ type }: ProseNode) => type.endsWith("Expression")

/** Returns whether a `<WhenForm>` is for the other state of the form. */
const isInactiveFormText = ({ name, attributes = [] }: ProseNode, forms: EnabledForms): boolean => {
  if (name !== "WhenForm") return false
  const { name: form, state } = Object.fromEntries(attributes.map(attribute => [attribute.name, attribute.value]))
  return forms[form as FormName] !== (state === "on")
}

const isImage = ({ tagName }: ProseNode): boolean => tagName === "img"
const isSpace = ({ type, tagName, value = "" }: ProseNode): boolean =>
  tagName === "br" || (type === "text" && value.trim() === "")

/** Returns whether a paragraph has only pictures, which become figures. */
const isImageParagraph = ({ tagName, children = [] }: ProseNode): boolean =>
  tagName === "p" && children.some(isImage) && children.every(child => isImage(child) || isSpace(child))

const isList = ({ tagName }: ProseNode) => tagName === "ul" || tagName === "ol"

/** Wraps the checkbox and text of a task in a label, because a checkbox needs a name. */
const labelTask = (children: ProseNode[]): ProseNode[] => {
  const listIndex = children.findIndex(isList)
  const text = listIndex < 0 ? children : children.slice(0, listIndex)
  return [element("label", {}, text), ...children.slice(text.length)]
}

/** Returns whether a row header has no letters, such as "30" or "$60", and needs its column label. */
const isNumericCell = (text: string) => !/\p{Letter}/u.test(text)

/**
 * Labels each cell with its column: on phones, the cells of a row are stacked. Wraps the table in a scroll container,
 * which is focusable for keyboards.
 */
const labelCells = (table: ProseNode): ProseNode => {
  const [head, ...bodies] = childElements(table)
  const labels = childElements(childElements(head)[0]).map(textContent)
  for (const row of bodies.flatMap(childElements))
    for (const [index, cell] of childElements(row).entries()) {
      const isNumericHeader = index === 0 && isNumericCell(textContent(cell))
      cell.properties = { ...cell.properties, dataLabel: labels[index], ...(isNumericHeader && { dataNumeric: "" }) }
      cell.children = [element("span", {}, cell.children ?? [])]
    }
  return element("div", { className: ["table"], role: "group", tabIndex: 0 }, [table])
}

/** Elements that get `dir="auto"`. */
const DIRECTION_BLOCKS = /^(?:p|h[2-6]|[uo]l|blockquote|table|figcaption)$/

const hasRightToLeftLetters = ({ value = "", children = [] }: ProseNode): boolean =>
  /[\p{sc=Hebrew}\p{sc=Arabic}]/u.test(value) || children.some(hasRightToLeftLetters)

/**
 * Transforms prose: removes comments and inactive form texts, wraps ranges outside code, strips trailing slashes of
 * links, labels tasks and cells, turns pictures alone in a paragraph into figures, and sets the direction of Hebrew and
 * Arabic blocks.
 * @param hasDirection - true inside an element with a direction
 * @returns the nodes that replace the node
 */
export const transformProse = (node: ProseNode, forms: EnabledForms, hasDirection = false): ProseNode[] => {
  const { type, tagName = "", children = [], properties = {} } = node
  if (type === "text") return wrapRanges(node)
  if (isComment(node) || isInactiveFormText(node, forms)) return []
  if (isImageParagraph(node))
    return children.filter(isImage).map(image => element("img", { ...image.properties, isFigure: true }, []))
  const needsDirection = !hasDirection && DIRECTION_BLOCKS.test(tagName) && hasRightToLeftLetters(node)
  const isTask = tagName !== "label" && children[0]?.tagName === "input"
  const result: ProseNode = {
    ...node,
    properties: {
      ...properties,
      ...(typeof properties.href === "string" && { href: stripTrailingSlash(properties.href) }),
      ...(needsDirection && { dir: "auto" }),
      // Scroll containers must be reachable by keyboard (WCAG 2.1.1).
      ...(tagName === "pre" && { tabIndex: 0 }),
    },
  }
  if (tagName === "code") return [result]
  result.children = (isTask ? labelTask(children) : children).flatMap(child =>
    transformProse(child, forms, hasDirection || needsDirection),
  )
  if (node.name === "WhenForm") return result.children
  return [tagName === "table" ? labelCells(result) : result]
}
