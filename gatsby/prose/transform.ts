import type { FormName } from "#browser/forms/field-names"
import { stripTrailingSlash } from "#engine"

/** A node of prose after markdown has become HTML elements; tags of ours are still tags (mdxJsx…Element). */
export interface ProseNode {
  type: string
  tagName?: string
  /** Of a tag of ours. */
  name?: string
  attributes?: { name: string; value: string }[]
  value?: string
  properties?: Record<string, unknown>
  children?: ProseNode[]
}

/** Which forms of the site deliver, for texts that speak of it. */
export type EnabledForms = Readonly<Record<FormName, boolean>>

/** The elements in a part of prose; between them are the ends of lines. */
export const childElements = (node: ProseNode | undefined): ProseNode[] =>
  node?.children?.filter(({ type }) => type !== "text") ?? []

/** The words in a part of prose, without the numbers of footnotes. */
export const textContent = ({ tagName, value, children = [] }: ProseNode): string =>
  tagName === "sup" ? "" : (value ?? children.map(textContent).join(""))

const element = (tagName: string, properties: object, children: ProseNode[]): ProseNode => ({
  type: "element",
  tagName,
  properties: { ...properties },
  children,
})

/** A range such as "1–2" or "$5,000–$50,000": browsers may break a line behind its dash. */
const RANGE = /(\S*\d–\S*\d\S*)/

/** Ranges stand in an element of their own, which keeps them on one line. */
const wrapRanges = ({ value = "" }: ProseNode): ProseNode[] =>
  value.split(RANGE).flatMap((piece, index): ProseNode[] => {
    const text = { type: "text", value: piece }
    // The pattern's group keeps what it finds: every second piece is a range.
    if (index % 2) return [element("span", { className: ["range"] }, [text])]
    return piece ? [text] : []
  })

/** A remark of the author's: {/* … *\/}. Prose holds no other expression when it is rendered. */
const isComment = ({ type }: ProseNode) => type.endsWith("Expression")

/** What holds only while a form delivers, or only while it does not, and is not so. */
const isInactiveFormText = ({ name, attributes = [] }: ProseNode, forms: EnabledForms): boolean => {
  if (name !== "WhenForm") return false
  const { name: form, state } = Object.fromEntries(attributes.map(one => [one.name, one.value]))
  return forms[form as FormName] !== (state === "on")
}

const isImage = ({ tagName }: ProseNode): boolean => tagName === "img"
const isSpace = ({ type, tagName, value = "" }: ProseNode): boolean =>
  tagName === "br" || (type === "text" && value.trim() === "")

/** Whether a paragraph holds pictures and nothing else: they stand by themselves, and it goes. */
const isImageParagraph = ({ tagName, children = [] }: ProseNode): boolean =>
  tagName === "p" && children.some(isImage) && children.every(child => isImage(child) || isSpace(child))

const isList = ({ tagName }: ProseNode) => tagName === "ul" || tagName === "ol"

/** What begins with the box of a task: box and words are one label, because a box by itself has no name. */
const labelTask = (children: ProseNode[]): ProseNode[] => {
  const inner = children.findIndex(isList)
  const words = inner < 0 ? children : children.slice(0, inner)
  return [element("label", {}, words), ...children.slice(words.length)]
}

/** The name of a row that has no word in it, such as "30" or "$60": alone it says nothing. */
const isNumericCell = (words: string) => !/\p{Letter}/u.test(words)

/**
 * Says in each cell what its column is called: on phones a row stands as a block under its first cell, and the others
 * one below another. A table that is wider than its column scrolls by itself, also by keyboard, and never the page.
 */
const labelCells = (table: ProseNode): ProseNode => {
  const [head, ...bodies] = childElements(table)
  const labels = childElements(childElements(head)[0]).map(textContent)
  for (const row of bodies.flatMap(childElements))
    for (const [index, cell] of childElements(row).entries()) {
      const isName = index === 0 && isNumericCell(textContent(cell))
      cell.properties = { ...cell.properties, dataLabel: labels[index], ...(isName && { dataNumeric: "" }) }
      cell.children = [element("span", {}, cell.children ?? [])]
    }
  return element("div", { className: ["table"], role: "group", tabIndex: 0 }, [table])
}

/** What is read in one direction. */
const BLOCKS = /^(?:p|h[2-6]|[uo]l|blockquote|table|figcaption)$/

const isRightToLeft = ({ value = "", children = [] }: ProseNode): boolean =>
  /[\p{sc=Hebrew}\p{sc=Arabic}]/u.test(value) || children.some(isRightToLeft)

/**
 * The last things that are done to prose: remarks go, and what does not hold of the site's forms, ranges are kept whole
 * but in code, addresses have no slash at their end, tasks and cells have their labels, pictures alone in a paragraph
 * stand by themselves, and what holds Hebrew or Arabic is read from where it begins.
 * @param isDirected whether it stands in what has its direction
 * @returns what stands in its place
 */
export const transformProse = (node: ProseNode, forms: EnabledForms, hasDirection = false): ProseNode[] => {
  const { type, tagName = "", children = [], properties = {} } = node
  if (type === "text") return wrapRanges(node)
  if (isComment(node) || isInactiveFormText(node, forms)) return []
  if (isImageParagraph(node))
    return children.filter(isImage).map(image => element("img", { ...image.properties, stands: true }, []))
  const turns = !hasDirection && BLOCKS.test(tagName) && isRightToLeft(node)
  const isTask = tagName !== "label" && children[0]?.tagName === "input"
  const finished: ProseNode = {
    ...node,
    properties: {
      ...properties,
      ...(typeof properties.href === "string" && { href: stripTrailingSlash(properties.href) }),
      ...(turns && { dir: "auto" }),
      // What scrolls must be reachable by keyboard (WCAG 2.1.1).
      ...(tagName === "pre" && { tabIndex: 0 }),
    },
  }
  if (tagName === "code") return [finished]
  finished.children = (isTask ? labelTask(children) : children).flatMap(child =>
    transformProse(child, forms, hasDirection || turns),
  )
  if (node.name === "WhenForm") return finished.children
  return [tagName === "table" ? labelCells(finished) : finished]
}
