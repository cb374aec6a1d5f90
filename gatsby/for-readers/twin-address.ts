/** Address of the Markdown of a page. */
export const twinAddress = (path: string): string => `${path === "/" ? "/index" : path}.md`
