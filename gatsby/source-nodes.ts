import type { GatsbyNode, Node } from "gatsby"
import { isDevelop, markSourced } from "./stage-content"

/** Number of pending node changes that Gatsby commits at once. Without them it waits 500 ms for more. */
const BATCH_SIZE = 100

interface NodeChange {
  payload: readonly [Partial<Node>]
}

/**
 * In `develop`, commits the nodes of changed files as soon as all are pending: touches other nodes until the batch is
 * full. Gatsby has no option for its wait, nor a public event for pending nodes.
 */
export const sourceNodes: GatsbyNode["sourceNodes"] = ({ actions, emitter, getNodesByType }) => {
  if (!isDevelop()) return
  emitter.on("ENQUEUE_NODE_MUTATION", ({ payload: [{ relativePath }] }: NodeChange) => {
    if (!markSourced(String(relativePath))) return
    const [site] = getNodesByType("Site")
    for (let count = 0; count < BATCH_SIZE; count++) actions.touchNode(site!)
  })
}
