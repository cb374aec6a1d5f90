import { type ComponentType, startTransition, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { stateAttribute } from "../state"
import { IslandTheme } from "./island-theme"
import { islandAttribute } from "./names"

/**
 * Makes the script of a file of islands: hydrates one in the background, with what was typed into it. React draws anew
 * what a translator or an extension has changed meanwhile. Where the component throws, at once or later, the nodes that
 * the page came with are put back, and the console is told.
 * @param features components by their names
 */
export const hydrate =
  (features: object) =>
  (island: Element): void => {
    const [container, data] = island.children
    const name = island.getAttribute(islandAttribute) ?? ""
    const Feature = (features as Record<string, ComponentType<object> | undefined>)[name]
    if (!container || !data || !Feature) throw new Error(`The island ${name} lacks its HTML, its props or its script.`)
    const props = JSON.parse(data.textContent) as object
    const nodes = [...container.childNodes]
    const onUncaughtError = (error: unknown) => {
      island.setAttribute(stateAttribute, "left")
      console.error(`The ${name} stays as it was without script:`, error)
      // React is still at work when it reports.
      queueMicrotask(() => container.replaceChildren(...nodes))
    }
    const Live = () => {
      useEffect(() => island.setAttribute(stateAttribute, "live"), [])
      return (
        <IslandTheme>
          <Feature {...props} />
        </IslandTheme>
      )
    }
    startTransition(() => {
      hydrateRoot(container, <Live />, { identifierPrefix: `${name}-`, onUncaughtError })
    })
  }
