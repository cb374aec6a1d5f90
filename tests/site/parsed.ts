import { type DefaultTreeAdapterTypes, defaultTreeAdapter as tree, parse } from "parse5"

type Node = DefaultTreeAdapterTypes.Node
export type Element = DefaultTreeAdapterTypes.Element

const childrenOf = (node: Node): Node[] => ("childNodes" in node ? node.childNodes : [])

/** All elements of a document, in its order. */
export const elementsOf = (node: Node): Element[] =>
  childrenOf(node).flatMap(child => [...(tree.isElementNode(child) ? [child] : []), ...elementsOf(child)])

/** The value of an attribute. */
export const attribute = (element: Element, name: string): string | undefined =>
  element.attrs.find(attr => attr.name === name)?.value

/** The words in an element as one reads them, without scripts and styles. */
export const wordsOf = (node: Node): string =>
  childrenOf(node)
    .map(child => {
      if (tree.isTextNode(child)) return child.value
      return tree.isElementNode(child) && ["script", "style"].includes(child.tagName) ? "" : wordsOf(child)
    })
    .join(" ")
    .replace(/\s+/g, " ")

/** What a script of the page holds. */
export const scriptText = (element: Element): string =>
  childrenOf(element)
    .map(child => (tree.isTextNode(child) ? child.value : ""))
    .join("")

export const parsed = (html: string) => parse(html)

/** The first element of a name. */
export const firstNamed = (node: Node, name: string): Element => {
  const found = elementsOf(node).find(({ tagName }) => tagName === name)
  if (!found) throw new Error(`The page has no <${name}>.`)
  return found
}
