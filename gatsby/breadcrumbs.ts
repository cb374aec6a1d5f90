import type { Node } from "gatsby"
import type { PlannedPage } from "#engine"
import { getContentType } from "#model"
import { type Breadcrumb, getBreadcrumbs } from "#site/breadcrumbs"

/** Returns the breadcrumb label of a page from its content; undefined without one. */
export const breadcrumbLabelOf = (node: Node | undefined): string | undefined =>
  (node && getContentType(node.internal.type)?.page?.label?.(node)) || undefined

/**
 * Creates a function that returns a page's breadcrumbs. A label comes from the content of the canonical page at its
 * path, else from the path itself.
 * @param pages - all planned pages
 */
export const createBreadcrumbs = (pages: readonly PlannedPage[], getNode: (id: string) => Node | undefined) => {
  /** Labels of public pages by path. Aliases and pages without a label have undefined. */
  const labelByPath = new Map(
    pages.flatMap(({ path, context: { id, canonical } }) => {
      const node = getNode(id)
      return node?.hidden === true ? [] : [[path, path === canonical ? breadcrumbLabelOf(node) : undefined]]
    }),
  )
  return (pagePath: string, pageLabel: string | undefined): Breadcrumb[] =>
    getBreadcrumbs(pagePath).map(({ label, path }) =>
      path === pagePath
        ? { label: pageLabel ?? label, path, isPage: true }
        : { label: labelByPath.get(path) ?? label, path, isPage: labelByPath.has(path) },
    )
}
