import { type ComponentType, startTransition, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { IslandTheme } from "./island-theme"

/**
 * Makes the script of an island: hydrates it in the background, with what was typed into it. React draws anew what a
 * translator or an extension has changed meanwhile. Where the component throws, at once or later, the nodes that the
 * page came with are put back, and the console is told.
 */
export const hydrate =
  <Props extends object>(Component: ComponentType<Props>) =>
  (island: Element): void => {
    const [container, data] = island.children
    const name = island.getAttribute("data-island") ?? ""
    if (!container || !data) throw new Error(`The island ${name} lacks its HTML or its props.`)
    const props = JSON.parse(data.textContent) as Props
    const nodes = [...container.childNodes]
    const onUncaughtError = (error: unknown) => {
      island.setAttribute("data-state", "left")
      console.error(`The ${name} stays as it was without script:`, error)
      // React is still at work when it reports.
      queueMicrotask(() => container.replaceChildren(...nodes))
    }
    const HydratedIsland = () => {
      useEffect(() => island.setAttribute("data-state", "live"), [])
      return (
        <IslandTheme>
          <Component {...props} />
        </IslandTheme>
      )
    }
    startTransition(() => {
      hydrateRoot(container, <HydratedIsland />, { identifierPrefix: `${name}-`, onUncaughtError })
    })
  }
