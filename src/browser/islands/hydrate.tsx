import { type ComponentType, startTransition, useEffect } from "react"
import { hydrateRoot, type Root } from "react-dom/client"
import { stateAttribute } from "../state"
import { IslandTheme } from "./island-theme"
import { islandAttribute } from "./names"
import { shapeOf } from "./shape"

const partsOf = (island: Element): { container: Element; props: object } => {
  const [container, data] = island.children
  if (!container || !data) throw new Error("The island lacks its HTML or its props.")
  return { container, props: JSON.parse(data.textContent) as object }
}

/** A button that does nothing by itself, if one was pressed. */
const buttonOf = (pressed: EventTarget | undefined): HTMLButtonElement | undefined => {
  const button = pressed instanceof Element ? pressed.closest("button") : undefined
  return button?.type === "button" && !button.popoverTargetElement ? button : undefined
}

/**
 * Makes the script of a file of islands: hydrates one in the background, and never takes its HTML away. Where React
 * finds other nodes than it wrote, or the component throws, at once or later, the nodes that the page came with are put
 * back with all that was typed into them, the focus returns to where it was, and the console is told once. Where
 * somebody else has changed the island meanwhile, its HTML, which works by itself, is left alone. A button that was
 * pressed before React was there is pressed then.
 * @param features components by their names, the default export by that of its file; the function takes an island, the
 *   shape that its page came with, and what was pressed in it
 */
export const hydrate =
  (features: object) =>
  (island: Element, shape: string, pressedIn: () => EventTarget | undefined): void => {
    if (shapeOf(island) !== shape) return island.setAttribute(stateAttribute, "left")
    const { container, props } = partsOf(island)
    const name = island.getAttribute(islandAttribute) ?? ""
    const named = features as Record<string, ComponentType<object> | undefined>
    const Feature = named[name] ?? named.default
    if (!Feature) throw new Error(`No island is called ${name}.`)
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
        if (isLeft()) return
        island.setAttribute(stateAttribute, "live")
        buttonOf(pressedIn())?.click()
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
  }
