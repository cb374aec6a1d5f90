/** Links to pages of this site; files have an ending, and anchors of the page itself no path. */
export const pageLinks = `a[href^="/"]:not([href*="."],[download],[target])`

/** The pages that a browser may prepare while a link to them is pointed at or pressed. */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { selector_matches: pageLinks }, eagerness: "moderate" }],
})

/** Tells the browser of them. The content policy allows this very text (gatsby/content-policy.ts). */
export const allowPrerendering = (): void => {
  const [type, textContent] = ["speculationrules", speculationRules]
  document.head.append(Object.assign(document.createElement("script"), { type, textContent }))
}
