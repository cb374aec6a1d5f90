import type { GatsbyNode } from "gatsby"
import { collections } from "../model"
import { previewOf } from "./previews/preview"

/** "/404.html" and "/404/" are the page "/404". */
const plain = (path: string): string => path.replace(/(?:\/|\.html)$/, "") || "/"

const PAGES = /[/\\]src[/\\]pages[/\\]/

/**
 * Adds their preview images to the pages of `src/pages/`; those made from content get theirs in `create-pages.ts`. A
 * page that no content type knows of has that of the home page.
 */
export const onCreatePage: GatsbyNode["onCreatePage"] = async ({ page, actions, ...gatsby }) => {
  const { getNodesByType } = gatsby
  const typeAt = (path: string) => collections.find(({ page: own }) => own && "path" in own && own.path === path)?.type
  const isUnknown = PAGES.test(page.component) && !page.context?.preview
  const type = typeAt(plain(page.path)) ?? (isUnknown ? typeAt("/") : undefined)
  if (!type) return
  const [node] = getNodesByType(type)
  actions.deletePage(page)
  // The site does without it.
  if (!node) return
  const preview = await previewOf(node, gatsby)
  actions.createPage({ ...page, context: { ...page.context, preview, ...(node.hidden === true && { hidden: true }) } })
}
