/** Carries the name of the island's component: on the element that stands around its HTML and its props. */
export const islandAttribute = "data-island"

/** The addresses of the scripts of an island, separated by spaces in the order in which they are run. */
export const scriptsAttribute = "data-scripts"
