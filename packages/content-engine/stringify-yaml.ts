import { type Document, isMap, visit, type YAMLMap } from "yaml"

/** Separate entry point: only the web editor needs YAML in browsers. */

/**
 * Prints a document in Prettier's style: `{ spaces }` in flow maps, `[none]` in flow lists.
 * @param before - source text, whose padding of flow collections is preserved
 */
export const stringifyYaml = (document: Document, before = ""): string => {
  visit(document, {
    Collection: (_, node) => {
      const firstChar = node.range ? before[node.range[0] + 1] : undefined
      const flowCollectionPadding = (firstChar === undefined ? isMap(node) : firstChar === " ") ? " " : ""
      const toString: YAMLMap["toString"] = node.toString.bind(node)
      node.toString = (context, ...rest) => toString(context && { ...context, flowCollectionPadding }, ...rest)
    },
  })
  return document.toString({ lineWidth: 0 })
}
