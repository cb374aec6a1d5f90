/** `develop` only: a published page is a document, and loads nothing of Gatsby (gatsby-ssr.tsx). */
import type { GatsbyBrowser } from "gatsby"
import { mountErrorOverlay } from "./gatsby/develop/error-overlay"
import { wrapPageElement as wrap } from "./src/layout/wrap-page-element"

/** What says of a page that visitors do not see it, or that nothing leads them to it. */
const DRAFT_MARKER = {
  position: "fixed",
  inset: "0 0 auto auto",
  zIndex: 99,
  margin: 0,
  padding: "0 .75rem",
  background: "Mark",
  color: "MarkText",
} as const

/** As published, and drafts and hidden pages are marked. */
export const wrapPageElement: typeof wrap = page => {
  const { draft, hidden } = page.props.pageContext as { draft?: boolean; hidden?: boolean }
  return (
    <>
      {wrap(page)}
      {(draft || hidden) && <p style={DRAFT_MARKER}>{draft ? "Draft" : "Hidden"}</p>}
    </>
  )
}

export const onClientEntry: GatsbyBrowser["onClientEntry"] = mountErrorOverlay

/** Brings what answers visitors, once React has drawn the page; the module looks for marks when it is run. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.body.append(Object.assign(document.createElement("script"), { type: "module", src: BROWSER_SCRIPTS.page }))
}

/** Another page is another document, as it is for visitors. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) window.location.reload()
}
