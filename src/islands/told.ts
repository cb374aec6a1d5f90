/** What a tool was told by its page (tool.tsx). */
export const toldTo = <Told>(tool: Element): Told => JSON.parse(tool.lastElementChild?.textContent ?? "") as Told
