import { type Document, isMap, visit, type YAMLMap } from "yaml"

/** Has a door of its own: the editor writes in the browser, and no visitor of the site should load what reads YAML. */

/**
 * A document as Prettier writes it: on one line, a map has spaces in its braces, a list none in its brackets.
 * @param before the text that it was read from: where that has spaces, or none, they stay
 */
export const stringifyYaml = (document: Document, before = ""): string => {
  visit(document, {
    Collection: (_, node) => {
      const inner = node.range ? before[node.range[0] + 1] : undefined
      const flowCollectionPadding = (inner === undefined ? isMap(node) : inner === " ") ? " " : ""
      const toString: YAMLMap["toString"] = node.toString.bind(node)
      node.toString = (context, ...rest) => toString(context && { ...context, flowCollectionPadding }, ...rest)
    },
  })
  return document.toString({ lineWidth: 0 })
}
