import type { Behaviour } from "./site"

/** Attributes of an element that has a behaviour (the list in site.ts), which comes when the element is found. */
export const behaviour = (name: Behaviour | `/${string}`) => ({ "data-behaviour": name })

/**
 * Attributes of an element that gets a behaviour when it is touched.
 * @param name of the behaviour, or the address of an island's script
 * @param asked names in the page's address that count as a touch
 */
export const behaviourAtTouch = (name: Behaviour | `/${string}`, ...asked: string[]) => ({
  ...behaviour(name),
  "data-asked": asked.join(" "),
})
