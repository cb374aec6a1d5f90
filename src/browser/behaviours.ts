import type { Behaviour } from "./site"

/**
 * Attributes of an element that has a behaviour (the list in site.ts), which comes when the element is found.
 * @param asked names in the address: where it has none of them, the behaviour is not needed
 */
export const brings = (name: Behaviour, ...asked: string[]) => ({
  "data-behaviour": name,
  ...(asked.length > 0 && { "data-asked": asked.join(" ") }),
})

/**
 * Attributes of an element that gets a behaviour when it is touched.
 * @param asked names in the address that count as a touch
 */
export const bringsAtTouch = (name: Behaviour, ...asked: string[]) => ({
  "data-at-touch": name,
  ...(asked.length > 0 && { "data-asked": asked.join(" ") }),
})
