/** Links to pages of this site; files have an ending, and anchors of the page itself no path. */
const PAGES = `a[href^="/"]:not([href*="."],[download],[target])`

/**
 * The pages that a browser may prepare while a link to them is pointed at or pressed. The content policy allows this
 * very text (gatsby/content-policy.ts).
 */
export const speculationRules = JSON.stringify({
  prerender: [{ where: { selector_matches: PAGES }, eagerness: "moderate" }],
})

/** Where the first page of a visit asks for no fonts, they are fetched for the next one (docs/decisions.md). */
const fetchFonts = (): void => {
  for (const { href, media } of document.querySelectorAll<HTMLLinkElement>("link[data-fonts]"))
    if (!matchMedia(media).matches) fetch(href, { priority: "low" }).catch(() => undefined)
}

/** Fetches a page as soon as a link to it is pointed at or focused. */
const fetchPages = (): void => {
  const fetched = new Set([location.pathname])
  const fetchAhead = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(PAGES)
    if (!link || fetched.has(link.pathname)) return
    fetched.add(link.pathname)
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: link.pathname }))
  }
  for (const type of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(type, fetchAhead, { passive: true })
}

/**
 * Has the browser prepare the pages that a visitor is about to open; where it knows no rules for it, they are fetched.
 * Whoever saves data gets neither, nor fonts.
 */
export const start = (): void => {
  // TypeScript does not know it yet.
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (connection?.saveData) return
  // Behind the first paint: on a slow line what is painted comes first.
  requestAnimationFrame(() => setTimeout(fetchFonts))
  if (!HTMLScriptElement.supports?.("speculationrules")) return fetchPages()
  const [type, textContent] = ["speculationrules", speculationRules]
  document.head.append(Object.assign(document.createElement("script"), { type, textContent }))
}
