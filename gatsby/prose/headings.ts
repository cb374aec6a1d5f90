import { type DefaultTreeAdapterTypes, parseFragment } from "parse5"

type Element = DefaultTreeAdapterTypes.Element

const isElement = (node: DefaultTreeAdapterTypes.Node): node is Element => "tagName" in node

const elementsOf = (parent: DefaultTreeAdapterTypes.ParentNode): Element[] =>
  parent.childNodes.filter(isElement).flatMap(element => [element, ...elementsOf(element)])

/** The words of a heading, without the number of a footnote. */
const wordsOf = (node: DefaultTreeAdapterTypes.Node): string => {
  if ("value" in node) return node.value
  if (node.nodeName === "sup") return ""
  return "childNodes" in node ? node.childNodes.map(wordsOf).join("") : ""
}

/** Headings of rendered prose, for a table of contents: those that are seen, which have an id and no class. */
export const headingsOf = (html: string): { id: string; text: string }[] =>
  elementsOf(parseFragment(html)).flatMap(element => {
    const { id, class: isHidden } = Object.fromEntries(element.attrs.map(({ name, value }) => [name, value]))
    const isHeading = element.tagName === "h2" && id !== undefined && isHidden === undefined
    return isHeading ? [{ id, text: wordsOf(element).trim() }] : []
  })
