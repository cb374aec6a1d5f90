import type { GatsbyBrowser } from "gatsby"
import { type ReactNode, startTransition } from "react"
import { createRoot, hydrateRoot } from "react-dom/client"
import { wrapPageElement, wrapRootElement } from "./src/layout/wrap"

export { wrapPageElement, wrapRootElement }

/** Hydrates in the background and section by section (each stands in a Suspense boundary), so that a tap is never kept waiting. */
export const replaceHydrateFunction: GatsbyBrowser["replaceHydrateFunction"] = () => (element: ReactNode, container: Element) => {
  startTransition(() => {
    if (container.hasChildNodes()) hydrateRoot(container, element)
    else createRoot(container).render(element)
  })
}
