/** `develop` only: published pages load no Gatsby scripts (gatsby-ssr.tsx). */
import type { GatsbyBrowser } from "gatsby"
import { connectToEditor } from "./editor/browser/connect-to-editor"
import { mountErrorOverlay } from "./gatsby/develop/error-overlay"
import { wrapPageElement as wrap } from "./src/layout/wrap-page-element"

/** Styles of the label on draft and hidden pages. */
const draftMarkerStyles = {
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
      {(draft || hidden) && <p style={draftMarkerStyles}>{draft ? "Draft" : "Hidden"}</p>}
    </>
  )
}

/** Gatsby waits for the promise. */
export const onClientEntry = async (): Promise<void> => {
  connectToEditor()
  await mountErrorOverlay()
}

/** Loads the behaviors after React has rendered; the module queries the DOM when it runs. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.body.append(Object.assign(document.createElement("script"), { type: "module", src: BROWSER_SCRIPTS.page }))
}

/** Reloads on navigation, as on the published site. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) window.location.reload()
}
