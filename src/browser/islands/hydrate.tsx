import { type CSSObject, Global } from "@emotion/react"
import { type ComponentType, startTransition, useEffect } from "react"
import { hydrateRoot } from "react-dom/client"
import { theme } from "#theme/theme"
import { islandPrefix, type IslandProps } from "./island-props"
import { IslandTheme } from "./island-theme"

/** Adds `[data-island]` to selectors, also in at-rules. */
const restrictToIslands = (rules: CSSObject): CSSObject =>
  Object.fromEntries(
    Object.entries(rules).map(([key, value]) => [
      key,
      key.startsWith("@") ? restrictToIslands(value as CSSObject) : { "[data-island]": value },
    ]),
  )

/**
 * All variables of the theme, because pages declare only those that their CSS uses. Not on `:root`: the browser would
 * restyle the whole page. Material UI's portals in `body` do not inherit them.
 */
const variables = theme.generateStyleSheets?.().map(restrictToIslands)

/**
 * Creates the `start` function of an island's script. It hydrates in a transition and keeps typed values. React
 * re-renders markup that a translator or an extension has changed. If the component throws, now or later, the original
 * nodes are restored and the error is logged.
 */
export const hydrate =
  <Props extends object & IslandProps>(Component: ComponentType<Props>) =>
  (island: Element): void => {
    const [container, data] = island.children
    const name = island.getAttribute("data-island") ?? ""
    if (!container || !data) throw new Error(`The island ${name} has no HTML or props.`)
    const props = JSON.parse(data.textContent) as Props
    const nodes = [...container.childNodes]
    const onUncaughtError = (error: unknown) => {
      island.setAttribute("data-state", "failed")
      console.error(`The island ${name} cannot hydrate:`, error)
      // Deferred, because React is still unmounting when it calls `onUncaughtError`.
      queueMicrotask(() => container.replaceChildren(...nodes))
    }
    const HydratedIsland = () => {
      useEffect(() => island.setAttribute("data-state", "ready"), [])
      return (
        <IslandTheme>
          <Global styles={variables} />
          <Component {...props} />
        </IslandTheme>
      )
    }
    startTransition(() => {
      hydrateRoot(container, <HydratedIsland />, { identifierPrefix: islandPrefix(name, props), onUncaughtError })
    })
  }
