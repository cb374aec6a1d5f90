/** The features that bring a script of their own: each a folder of `src/features/` with a `script.ts`. */
export type IslandName = "contact-form" | "resource-library"

/** Carries the name of the island: on the element that stands around the feature's HTML and its props. */
export const islandAttribute = "data-island"

/** The addresses of the island's scripts, separated by spaces in the order in which they are run, its own last. */
export const scriptsAttribute = "data-scripts"

/** What has become of an island: "live" once React answers it, "left" where its HTML stays as it is. */
export const stateAttribute = "data-state"

/** What an island's script exports. */
export interface IslandScript {
  /** Lets React take over the HTML of the island. */
  hydrate: (island: HTMLElement) => void
}
