/** Runs only in `develop`: published pages load no Gatsby scripts (gatsby-ssr.tsx). */
import type { GatsbyBrowser } from "gatsby"
import { connectToEditor } from "./editor/browser/connect-to-editor"
import { mountErrorOverlay } from "./gatsby/develop/error-overlay"
import { wrapPageElement as wrap } from "./src/layout/wrap-page-element"

/** Styles of the label on draft and hidden pages. */
const visibilityLabelStyles = {
  position: "fixed",
  inset: "0 0 auto auto",
  zIndex: 99,
  margin: 0,
  padding: "0 .75rem",
  background: "Mark",
  color: "MarkText",
} as const

/** Adds a label to draft and hidden pages. */
export const wrapPageElement: typeof wrap = page => {
  const { draft, hidden } = page.props.pageContext as { draft?: boolean; hidden?: boolean }
  return (
    <>
      {wrap(page)}
      {(draft || hidden) && <p style={visibilityLabelStyles}>{draft ? "Draft" : "Hidden"}</p>}
    </>
  )
}

/** Gatsby loads the page after this promise, so after the overlay's first status (gatsby/develop/error-overlay.tsx). */
export const onClientEntry = async (): Promise<void> => {
  connectToEditor()
  await mountErrorOverlay()
}

/** Loads the behaviors. Runs after React has rendered, because the module queries the DOM when it loads. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.body.append(Object.assign(document.createElement("script"), { type: "module", src: BROWSER_SCRIPTS.page }))
}

/** Reloads after each navigation by Gatsby's router: links of the published site load new documents. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) window.location.reload()
}
