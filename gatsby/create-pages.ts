import { resolve } from "node:path"
import type { GatsbyNode } from "gatsby"
import { planPages } from "./content/plan-pages"
import type { PageContext } from "./content/types/shared/define"
import { type Preview, previewFor } from "./preview-images/images"

/** Makes the pages of all content, each with its preview image. */
export const createPages: GatsbyNode["createPages"] = ({ actions, ...gatsby }) => {
  const [site] = gatsby.getNodesByType("SiteContent")
  for (const { path, component, context } of planPages(gatsby.getNodesByType))
    actions.createPage<PageContext & { preview: Preview | undefined }>({
      path,
      component: resolve(component),
      context: { ...context, preview: previewFor(gatsby.getNode(context.id), site, gatsby) },
    })
}
