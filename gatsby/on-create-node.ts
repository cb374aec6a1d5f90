import type { GatsbyNode, Node } from "gatsby"
import { type Collection, fieldsOf } from "../packages/content-engine"
import { collectionOf } from "../model"

interface MdxNode extends Node {
  frontmatter: Record<string, unknown>
  body: string
}

/** Fields that are worked out and stored with the node, so that queries can sort by them. */
const storedFields = (collection: Collection, data: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(fieldsOf(collection)).flatMap(([name, { stored }]) => (stored ? [[name, stored(data)]] : [])),
  )

const isMdx = (node: Node): node is MdxNode => node.internal.type === "Mdx"

/** Gives every MDX file a node of its own type, with the fields of its shape; the prose stays in the Mdx node. */
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
    ...storedFields(collection, node.frontmatter),
    id: createNodeId(`${node.id} >>> ${collection.type}`),
    parent: node.id,
    children: [],
    internal: { type: collection.type, contentDigest: createContentDigest([node.frontmatter, node.body]) },
  }
  void actions.createNode(child)
  actions.createParentChildLink({ parent: node, child })
}
