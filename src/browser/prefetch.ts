/** Selector of links to pages of this site, not to files (extension) or anchors (no path). */
const PAGE_LINKS = `a[href^="/"]:not([href*="."],[download],[target])`

const pageRules = [{ where: { selector_matches: PAGE_LINKS }, eagerness: "moderate" }]

/**
 * Rules that prerender a page while its link is hovered or pressed; Safari supports only `prefetch`. The content
 * policy allows this text by its hash.
 */
export const speculationRules = JSON.stringify({ prefetch: pageRules, prerender: pageRules })

/** Prefetches a page when a link to it is hovered or focused. */
const prefetchPages = (): void => {
  const prefetched = new Set([location.pathname])
  const handleEvent = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(PAGE_LINKS)
    if (!link || prefetched.has(link.pathname)) return
    prefetched.add(link.pathname)
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: link.pathname }))
  }
  for (const type of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(type, handleEvent, { passive: true })
}

/** Loads the fonts that phones skip on the first page of a visit. Other visitors do not download fonts.ts. */
const loadSkippedFonts = (): void => {
  const links = [...document.querySelectorAll<HTMLLinkElement>("link[data-fonts]")]
  if (links.some(({ media }) => !matchMedia(media).matches))
    import("./fonts").then(({ loadFonts }) => loadFonts(links)).catch(() => undefined)
}

/** Loads deferred fonts; adds speculation rules or, without support, prefetches pages. With Save-Data, does neither. */
export const start = (): void => {
  // TypeScript has no type for `connection` yet.
  const { connection } = navigator as { connection?: { saveData: boolean } }
  if (connection?.saveData) return
  // Loads fonts only after the first paint, so that they do not delay it on slow connections.
  requestAnimationFrame(() => setTimeout(loadSkippedFonts))
  if (!HTMLScriptElement.supports?.("speculationrules")) return prefetchPages()
  const [type, textContent] = ["speculationrules", speculationRules]
  document.head.append(Object.assign(document.createElement("script"), { type, textContent }))
}
