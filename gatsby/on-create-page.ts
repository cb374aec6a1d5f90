import type { GatsbyNode } from "gatsby"
import { previewOf } from "./previews/preview"

const PAGES = /[/\\]src[/\\]pages[/\\]/

/** Adds its preview image to the page of `src/pages/`; those made from content get theirs in `create-pages.ts`. */
export const onCreatePage: GatsbyNode["onCreatePage"] = async ({ page, actions, ...gatsby }) => {
  if (!PAGES.test(page.component) || page.context?.preview) return
  const [words] = gatsby.getNodesByType("Words")
  const preview = await previewOf(words, gatsby)
  if (!preview) return
  actions.deletePage(page)
  actions.createPage({ ...page, context: { ...page.context, preview } })
}
