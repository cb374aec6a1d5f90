import { pathPrefix } from "../../site/path-prefix"

/** Links to pages of this site; files have an ending, and anchors of the page itself no path. */
export const pageLinks = (prefix: string) => `a[href^="${prefix}/"]:not([href*="."],[download],[target])`

/** The pages that a browser may prepare while a link to them is pointed at or pressed. */
export const speculationRules = (prefix: string) =>
  JSON.stringify({ prerender: [{ where: { selector_matches: pageLinks(prefix) }, eagerness: "moderate" }] })

/** Tells the browser of them. The policy of each page allows this very text (gatsby/hosting/content-policy.ts). */
export const allowPrerendering = (): void => {
  const [type, textContent] = ["speculationrules", speculationRules(pathPrefix)]
  document.head.append(Object.assign(document.createElement("script"), { type, textContent }))
}
