import "./src/theme/adopt-styles"
import type { GatsbyBrowser } from "gatsby"
import { type ReactNode, startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { endPageTurn, startPageTurns } from "./src/layout/view-transition"
import { wrapPageElement } from "./src/layout/wrap-page-element"

export { wrapPageElement }

export const onClientEntry: GatsbyBrowser["onClientEntry"] = startPageTurns

export const onRouteUpdate: GatsbyBrowser["onRouteUpdate"] = endPageTurn

/** Hydrates in the background, so that a tap is never kept waiting. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] =
  () => (element: ReactNode, container: Element) => {
    startTransition(() => {
      if (container.hasChildNodes()) hydrateRoot(container, element)
      else createRoot(container).render(element)
    })
  }

/** The router numbers every visit of a page; Gatsby's types do not tell. */
const keyOf = (location: Location): string | undefined => (location as Location & { key?: string }).key

/**
 * Gatsby may scroll after a change of page, never when it takes over a page that the visitor is reading already:
 * by then the visitor has scrolled, which is what brought the scripts in.
 */
export const shouldUpdateScroll: GatsbyBrowser["shouldUpdateScroll"] = ({ prevRouterProps, routerProps }) =>
  prevRouterProps !== undefined && keyOf(prevRouterProps.location) !== keyOf(routerProps.location)
