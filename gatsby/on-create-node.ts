import type { GatsbyNode, Node } from "gatsby"
import { collectionOf } from "./content/collections"
import { isoDate } from "./content/iso-date"

interface MdxNode extends Node {
  frontmatter: Record<string, unknown>
  body: string
}

/** Fields of a type that are worked out from its own: the date as one that can be sorted. */
const workedOut: Record<string, (fields: Record<string, unknown>) => Record<string, unknown>> = {
  BlogPost: ({ date }) => ({ published: isoDate(String(date)) }),
}

const isMdx = (node: Node): node is MdxNode => node.internal.type === "Mdx"

/** Gives every MDX file a node of its own type, with exactly the fields of its shape; the prose stays in the Mdx node. */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({
  node,
  actions,
  createNodeId,
  createContentDigest,
  getNode,
}) => {
  if (!isMdx(node) || !node.parent) return
  const collection = collectionOf(String(getNode(node.parent)?.relativePath))
  if (!collection) return
  const child = {
    ...node.frontmatter,
    ...workedOut[collection.type]?.(node.frontmatter),
    id: createNodeId(`${node.id} >>> ${collection.type}`),
    parent: node.id,
    children: [],
    internal: { type: collection.type, contentDigest: createContentDigest([node.frontmatter, node.body]) },
  }
  void actions.createNode(child)
  actions.createParentChildLink({ parent: node, child })
}
