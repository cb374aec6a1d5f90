import type { Behaviour } from "./site"

/** Holds the name of what comes when the element is found. */
export const markAttribute = "data-behaviour"

/** Holds the name of what comes when the element is touched. */
export const touchAttribute = "data-at-touch"

/**
 * On such an element: names that the address may ask it by. Without any of them in it what is found does not come;
 * with one, what is touched has been.
 */
export const askedAttribute = "data-asked"

/** Around the HTML and the props of an island: its name. */
export const islandAttribute = "data-island"

/** On the same element: the address of its script, which comes when it is touched. */
export const scriptAttribute = "data-script"

/**
 * Attributes of an element that has a behaviour (the list in site.ts).
 * @param asked names in the address: where it has none of them, the behaviour is not needed
 */
export const brings = (name: Behaviour, ...asked: string[]) => ({
  [markAttribute]: name,
  ...(asked.length > 0 && { [askedAttribute]: asked.join(" ") }),
})

/**
 * Attributes of an element that gets a behaviour when it is touched.
 * @param asked names in the address
 */
export const bringsAtTouch = (name: Behaviour, ...asked: string[]) => ({
  [touchAttribute]: name,
  ...(asked.length > 0 && { [askedAttribute]: asked.join(" ") }),
})
