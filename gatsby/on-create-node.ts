import type { CreateNodeArgs, GatsbyNode, Node } from "gatsby"
import { type Collection, fieldsOf, pageOf, questionsOf, valueAt } from "../packages/content-engine"
import { collectionOf, typeNamed } from "../model"
import { service } from "../model/types/service"

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

/** Gives every question of a page a node, so that all of them can be asked together. */
const createQuestions = ({ node, actions, createNodeId, createContentDigest }: CreateNodeArgs): void => {
  const kind = typeNamed(node.internal.type)
  const path = kind && pageOf({ kind, data: node })
  if (path === undefined) return
  for (const { id: anchor, path: place } of questionsOf({ data: node })) {
    const said = {
      question: valueAt(node, [...place.slice(0, -1), "question"]),
      answer: valueAt(node, [...place.slice(0, -1), "answer"]),
      anchor,
      path,
      // The questions of a topic are a list beside its heading.
      topic: valueAt(node, [...place.slice(0, -3), "title"]) ?? null,
      serviceId: kind === service ? node.slug : null,
    }
    const child = {
      ...said,
      id: createNodeId(`${node.id} >>> Question ${anchor}`),
      parent: node.id,
      children: [],
      internal: { type: "Question", contentDigest: createContentDigest(said) },
    }
    void actions.createNode(child)
    actions.createParentChildLink({ parent: node, child })
  }
}

/** Gives every MDX file a node of its own type, with the fields of its shape; the prose stays in the Mdx node. */
export const onCreateNode: GatsbyNode["onCreateNode"] = args => {
  const { node, actions, createNodeId, createContentDigest, getNode } = args
  createQuestions(args)
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
