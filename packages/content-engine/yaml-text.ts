import { type Document, isMap, visit, type YAMLMap } from "yaml"

/** Has a door of its own: the editor writes in the browser, and no visitor of the site should load what reads YAML. */

/** A document as Prettier writes it: on one line, a map has spaces in its braces, a list none in its brackets. */
export const yamlText = (document: Document): string => {
  visit(document, {
    Collection: (_, node) => {
      const flowCollectionPadding = isMap(node) ? " " : ""
      const toString: YAMLMap["toString"] = node.toString.bind(node)
      node.toString = (context, ...rest) => toString(context && { ...context, flowCollectionPadding }, ...rest)
    },
  })
  return document.toString({ lineWidth: 0 })
}
