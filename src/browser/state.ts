/** What has become of a tool or an island: "live" once it is answered, "left" where its HTML stays as it is. */
export const stateAttribute = "data-state"

/** What a tool was told by its page (src/components/tool.tsx). */
export const toldTo = <Told>(tool: Element): Told => JSON.parse(tool.lastElementChild?.textContent ?? "") as Told
