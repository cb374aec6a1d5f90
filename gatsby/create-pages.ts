import { resolve } from "node:path"
import type { GatsbyNode } from "gatsby"
import type { PageContext } from "#engine"
import { planPages } from "#model"
import type { SitePageContext } from "#site/page-context"
import { breadcrumbLabelOf, createBreadcrumbs } from "./breadcrumbs"
import { confirmationPages } from "./confirmation-pages"
import { findBlockExamples } from "./develop/block-examples"
import { createPreviewImage } from "./preview-images/create-preview-image"
import { redirectPages } from "./redirects"
import { isDevelop } from "./stage-content"

/** Creates content pages with preview images, confirmation pages, redirect pages and, in `develop`, `/___blocks`. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, ...gatsby }) => {
  const planned = planPages(gatsby.getNodesByType)
  const breadcrumbsOf = createBreadcrumbs(planned, gatsby.getNode)
  const contentPages = planned.map(async ({ path, component, context, breadcrumbPath = path }) => {
    const node = gatsby.getNode(context.id)
    const preview = await createPreviewImage(node, gatsby)
    const visibility = { ...(node?.hidden === true && { hidden: true }), ...(node?.draft === true && { draft: true }) }
    actions.createPage<PageContext & SitePageContext & { draft?: boolean }>({
      path,
      component: resolve(component),
      context: {
        ...context,
        breadcrumbs: breadcrumbsOf(breadcrumbPath, breadcrumbLabelOf(node)),
        preview,
        ...visibility,
      },
    })
  })
  for (const { path, component, label, context } of confirmationPages(gatsby.getNodesByType))
    actions.createPage<SitePageContext>({
      path,
      component: resolve(component),
      context: { ...context, canonical: path, breadcrumbs: breadcrumbsOf(path, label), hidden: true },
    })
  for (const { component, ...page } of redirectPages(gatsby.getNodesByType("Redirect")))
    actions.createPage<object>({ ...page, component: resolve(component) })
  if (isDevelop())
    actions.createPage<object>({
      path: "/___blocks",
      component: resolve("gatsby/develop/blocks.tsx"),
      context: { examples: findBlockExamples(planned, gatsby.getNode) },
    })
  await Promise.all(contentPages)
}
