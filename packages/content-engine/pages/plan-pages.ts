import type { Collection } from "../reading/collections"
import type { PageNode, PlannedPage } from "../schema/content-type"
import type { RouteSource } from "./route"

/** A page to be made: its address, the template that shows it, and what the template is told. */
export interface PagePlan extends PlannedPage {
  /** File, from the project's root. */
  component: string
}

/** A node of Gatsby of which a page may be made. */
export type PlannableNode = PageNode & RouteSource

/**
 * Plans a page for every object whose type has a template, at its canonical address and at every alias.
 * @param nodesOf all nodes of a type
 */
export const planPages = (
  collections: readonly Collection[],
  getNodes: (type: string) => readonly PlannableNode[],
): PagePlan[] =>
  collections.flatMap(({ type, page }) => {
    if (!page) return []
    const component = `src/templates/${page.template}.tsx`
    const planned: PlannedPage[] =
      page.plan?.(getNodes(type), getNodes) ??
      getNodes(type).flatMap(node => {
        const { path: canonical, aliases } = page.route(node)
        return [canonical, ...aliases].map(path => ({ path, context: { id: node.id, canonical } }))
      })
    return planned.map(one => ({ ...one, component }))
  })
