/** `develop` only: a published page is a document, and loads nothing of Gatsby (gatsby-ssr.tsx). */
import type { GatsbyBrowser } from "gatsby"
import { wrapPageElement } from "./src/layout/wrap-page-element"

export { wrapPageElement }

/** Brings what answers visitors, once React has drawn the page; the module looks for marks when it is run. */
export const onInitialClientRender: GatsbyBrowser["onInitialClientRender"] = () => {
  document.body.append(Object.assign(document.createElement("script"), { type: "module", src: BROWSER_SCRIPTS.page }))
}

/** Another page is another document, as it is for visitors. */
export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = ({ location, prevLocation }) => {
  if (prevLocation && prevLocation.pathname !== location.pathname) window.location.reload()
}
