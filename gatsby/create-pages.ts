import { resolve } from "node:path"
import type { GatsbyNode } from "gatsby"
import { planPages } from "../model"
import type { PageContext } from "../packages/content-engine"
import { redirectPages } from "./redirects"
import { sentPages } from "./sent-pages"
import { type Preview, previewOf } from "./previews/preview"

/** Makes the pages of all content, each with its preview image, those that forms lead to, and those that lead on. */
export const createPages: GatsbyNode["createPages"] = async ({ actions, ...gatsby }) => {
  const ofContent = planPages(gatsby.getNodesByType).map(async ({ path, component, context }) => {
    const node = gatsby.getNode(context.id)
    const preview = await previewOf(node, gatsby)
    const unseen = { ...(node?.hidden === true && { hidden: true }), ...(node?.draft === true && { draft: true }) }
    actions.createPage<PageContext & { preview: Preview | undefined; hidden?: boolean; draft?: boolean }>({
      path,
      component: resolve(component),
      context: { ...context, preview, ...unseen },
    })
  })
  for (const { component, ...page } of [
    ...sentPages(gatsby.getNodesByType),
    ...redirectPages(gatsby.getNodesByType("Redirect")),
  ])
    actions.createPage<object>({ ...page, component: resolve(component) })
  await Promise.all(ofContent)
}
