import {
  askedAttribute,
  islandAttribute,
  type IslandScript,
  scriptsAttribute,
  stateAttribute,
  toolAttribute,
} from "../islands/names"
import { onAct } from "./on-act"

/** What an island is made of: a translator, a blocker or an extension that changes it changes this. */
const shapeOf = ({ firstElementChild: html }: Element): string =>
  html ? [...html.querySelectorAll("*")].map(({ tagName }) => tagName).join() + html.textContent : ""

/** A pointer that only moves past is no act yet, unless one of these lies below it. */
const CONTROLS = "a,button,input,select,textarea,label,summary"
const isIntent = ({ type, target }: Event) =>
  type !== "pointermove" || (target instanceof Element && target.closest(CONTROLS) !== null)

/** Fetches a script before it is run: a browser may remember a module that failed, and never ask for it again. */
const fetchWhole = async (address: string): Promise<void> => {
  const answer = await fetch(address)
  if (!answer.ok || !answer.headers.get("content-type")?.includes("javascript")) throw new Error(address)
  await answer.arrayBuffer()
}

/**
 * Fetches all scripts at once, and runs them one by one, each in a task of its own, so that a tap is not kept waiting.
 */
const load = async (island: HTMLElement): Promise<IslandScript> => {
  const addresses = (island.getAttribute(scriptsAttribute) ?? "").split(" ")
  await Promise.all(addresses.map(fetchWhole))
  let script: unknown
  for (const address of addresses) {
    script = await import(address)
    await new Promise(resolve => setTimeout(resolve))
  }
  return script as IslandScript
}

/**
 * Loads an island's script when the island is touched, focused or one of its controls is pointed at. If the script does
 * not come, nothing has happened, and the next act tries again. Where somebody else has changed the island meanwhile,
 * its HTML, which works by itself, is left alone.
 */
const watch = (island: HTMLElement): void => {
  const shape = shapeOf(island)
  onAct(island, ["pointermove", "pointerdown", "focusin", "keydown", "input"], event =>
    isIntent(event)
      ? load(island).then(script =>
          shapeOf(island) === shape ? script.hydrate(island) : island.setAttribute(stateAttribute, "left"),
        )
      : undefined,
  )
}

/** Watches all islands and tools of the page. What the address asks of one is its first act. */
export const watchIslands = (): void => {
  const told = new URLSearchParams(location.search)
  for (const island of document.querySelectorAll<HTMLElement>(`[${islandAttribute}],[${toolAttribute}]`)) {
    watch(island)
    if (told.has(island.getAttribute(toolAttribute) ?? "") || island.hasAttribute(askedAttribute))
      island.dispatchEvent(new Event("input"))
  }
}
