import { resolve } from "node:path"
import type { GatsbyNode } from "gatsby"
import { planPages } from "../model"
import type { Preview } from "../packages"
import type { PageContext } from "../packages/content-engine"
import { sentPages } from "./sent-pages"
import { previewFor } from "./optional-packages"

/** Makes the pages of all content, each with its preview image, and those that forms lead to. */
export const createPages: GatsbyNode["createPages"] = ({ actions, ...gatsby }) => {
  const [site] = gatsby.getNodesByType("SiteContent")
  for (const { path, component, context } of planPages(gatsby.getNodesByType)) {
    const node = gatsby.getNode(context.id)
    actions.createPage<PageContext & { preview: Preview | undefined; hidden?: true }>({
      path,
      component: resolve(component),
      context: { ...context, preview: previewFor(node, site, gatsby), ...(node?.hidden === true && { hidden: true }) },
    })
  }
  for (const { path, component, context, like } of sentPages(gatsby.getNodesByType)) {
    const preview = previewFor(like, site, gatsby)
    actions.createPage({ path, component: resolve(component), context: { ...context, preview } })
  }
}
