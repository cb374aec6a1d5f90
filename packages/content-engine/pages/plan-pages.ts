import type { Collection } from "../reading/collections"
import type { PageNode, PlannedPage } from "../schema/content-type"
import type { RouteSource } from "./route"

/** The input of Gatsby's `createPage`. */
export interface CreatePageInput extends PlannedPage {
  /** Path of the template from the project root. */
  component: string
}

/** A Gatsby node that can have a page. */
export type PlannableNode = PageNode & RouteSource

/**
 * Plans the pages of all nodes whose types have a template: by `plan` of the type, or one page at the canonical path
 * and at each alias.
 * @param getNodes - returns all nodes of a type
 */
export const planPages = (
  collections: readonly Collection[],
  getNodes: (type: string) => readonly PlannableNode[],
): CreatePageInput[] =>
  collections.flatMap(({ type, page }) => {
    if (!page) return []
    const component = `src/templates/${page.template}.tsx`
    const planned: PlannedPage[] =
      page.plan?.(getNodes(type), getNodes) ??
      getNodes(type).flatMap(node => {
        const { path: canonical, aliases } = page.route(node)
        return [canonical, ...aliases].map(path => ({ path, context: { id: node.id, canonical } }))
      })
    return planned.map(plan => ({ ...plan, component }))
  })
