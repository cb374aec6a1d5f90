/** The features that bring a script of their own: each a folder of `src/features/` with a `script.ts`. */
export type IslandName = "contact-form" | "resource-library"

/** The features that answer by a plain script, without React: folders of `src/features/` with a `script.ts` too. */
export const TOOLS = ["cut", "load", "sums"] as const
export type ToolName = (typeof TOOLS)[number]

/** Carries the name of the tool: also the name under which the address holds its state. */
export const toolAttribute = "data-tool"

/** Carries the name of the island: on the element that stands around the feature's HTML and its props. */
export const islandAttribute = "data-island"

/** The addresses of the scripts of an island or a tool, separated by spaces in the order in which they are run. */
export const scriptsAttribute = "data-scripts"

/** What has become of an island: "live" once React answers it, "left" where its HTML stays as it is. */
export const stateAttribute = "data-state"

/** On an island that something has been asked of before its script was watched for: by the page's address. */
export const askedAttribute = "data-asked"

/** What the script of an island or a tool exports. */
export interface IslandScript {
  /** Lets React take over the HTML of the island, or answers the fields of the tool. */
  hydrate: (island: HTMLElement) => void
}
