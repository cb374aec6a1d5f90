import type { GatsbyNode, Node } from "gatsby"
import { collectionOf } from "#model"

/** Creates a typed child node with the frontmatter of each MDX file; the prose remains in the Mdx node. */
export const onCreateNode: GatsbyNode["onCreateNode"] = ({ node, actions, getNode, ...helpers }) => {
  const { parent, frontmatter, body } = node as Node & { frontmatter: Record<string, unknown>; body: string }
  const file = node.internal.type === "Mdx" && parent ? getNode(parent) : undefined
  const type = file && collectionOf(String(file.relativePath))?.type
  if (!type) return
  const child = {
    ...frontmatter,
    id: helpers.createNodeId(`${node.id} >>> ${type}`),
    parent: node.id,
    children: [],
    internal: { type, contentDigest: helpers.createContentDigest([frontmatter, body]) },
  }
  void actions.createNode(child)
  actions.createParentChildLink({ parent: node, child })
}
