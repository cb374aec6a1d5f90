import type { Node } from "gatsby"
import { collectionOf } from "../model"

/** Tells gatsby-transformer-yaml the GraphQL type of a file. */
export const typeOfYamlNode = ({ node }: { node: Node }): string => {
  const collection = collectionOf(String(node.relativePath))
  if (!collection) throw new Error(`No collection holds content/${String(node.relativePath)}.`)
  return collection.type
}
