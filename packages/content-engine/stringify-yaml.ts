import { type Document, isMap, visit, type YAMLMap } from "yaml"

/** Also a separate entry point (`#engine/stringify-yaml`): browser bundles must not include the whole engine. */

/**
 * Prints a document in Prettier's style: `{ spaces }` in flow maps, `[none]` in flow lists.
 * @param source - source text, whose padding of flow collections is preserved
 */
export const stringifyYaml = (document: Document, source = ""): string => {
  visit(document, {
    Collection: (_, node) => {
      const charAfterBracket = node.range ? source[node.range[0] + 1] : undefined
      const flowCollectionPadding = (charAfterBracket === undefined ? isMap(node) : charAfterBracket === " ") ? " " : ""
      const toString: YAMLMap["toString"] = node.toString.bind(node)
      node.toString = (context, ...rest) => toString(context && { ...context, flowCollectionPadding }, ...rest)
    },
  })
  return document.toString({ lineWidth: 0 })
}
