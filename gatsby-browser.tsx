/** `develop` only: a published page is a document, and loads nothing of Gatsby (gatsby-ssr.tsx). */
import type { GatsbyBrowser } from "gatsby"
import { fillToday } from "./src/inline/fill-today"
import { wrapPageElement } from "./src/layout/wrap-page-element"

export { wrapPageElement }

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = fillToday
