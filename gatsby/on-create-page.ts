import type { GatsbyNode } from "gatsby"
import { collectionOf } from "./content/collections"
import { previewFor } from "./preview-images/images"

/** The file in `content/pages/` that feeds a page of `src/pages/`, by the page's address. */
const contentOf = (path: string): string => {
  if (path === "/") return "home"
  return path.startsWith("/404") ? "not-found" : path.slice(1)
}

/** Tells the pages of `src/pages/` of their preview images; those made from content are told in `create-pages.ts`. */
export const onCreatePage: GatsbyNode["onCreatePage"] = ({ page, actions, getNodesByType }) => {
  const type = collectionOf(`pages/${contentOf(page.path)}.yaml`)?.type
  if (!type) return
  const preview = previewFor(getNodesByType(type)[0], getNodesByType("SiteContent")[0])
  actions.deletePage(page)
  actions.createPage({ ...page, context: { ...page.context, preview } })
}
