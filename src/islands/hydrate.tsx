import { type ComponentType, startTransition, useEffect } from "react"
import { hydrateRoot, type Root } from "react-dom/client"
import { IslandTheme } from "./island-theme"
import { islandAttribute, type IslandScript, stateAttribute } from "./names"

const partsOf = <Props,>(island: HTMLElement): { container: Element; props: Props } => {
  const [container, data] = island.children
  if (!container || !data) throw new Error("The island lacks its HTML or its props.")
  return { container, props: JSON.parse(data.textContent) as Props }
}

/**
 * Makes a feature's script: hydrates the island in the background, and never takes its HTML away. Where React finds
 * other nodes than it wrote, or the feature throws, at once or later, the nodes that the page came with are put back
 * with all that was typed into them, the focus returns to where it was, and the console is told once.
 */
export const islandOf = <Props extends object>(Feature: ComponentType<Props>): IslandScript => ({
  hydrate: island => {
    const { container, props } = partsOf<Props>(island)
    const name = island.getAttribute(islandAttribute)
    const nodes = [...container.childNodes]
    let root: Root | undefined
    let focused: EventTarget | null = document.activeElement
    container.addEventListener("focusin", ({ target }) => (focused = target))
    const isLeft = () => island.getAttribute(stateAttribute) === "left"
    const leave = (error: unknown) => {
      if (isLeft()) return
      island.setAttribute(stateAttribute, "left")
      console.error(`The ${name} stays as it was without script:`, error)
      const hadFocus = document.activeElement === document.body ? focused : null
      // React is still at work when it reports.
      queueMicrotask(() => {
        root?.unmount()
        container.replaceChildren(...nodes)
        if (hadFocus instanceof HTMLElement) hadFocus.focus({ preventScroll: true })
      })
    }
    const Live = () => {
      useEffect(() => {
        if (!isLeft()) island.setAttribute(stateAttribute, "live")
      }, [])
      return (
        <IslandTheme>
          <Feature {...props} />
        </IslandTheme>
      )
    }
    startTransition(() => {
      const options = { identifierPrefix: `${name}-`, onUncaughtError: leave, onRecoverableError: leave }
      root = hydrateRoot(container, <Live />, options)
    })
  },
})
