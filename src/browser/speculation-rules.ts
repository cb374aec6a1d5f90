/** Links to pages of this site; files have an ending, and anchors of the page itself no path. */
export const pageLinks = `a[href^="/"]:not([href*="."],[download],[target])`

/**
 * The pages that a browser may prepare while a link to them is pointed at or pressed. The content policy allows this
 * very text (gatsby/content-policy.ts).
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { selector_matches: pageLinks }, eagerness: "moderate" }],
})
