import { pageLinks, speculationRules } from "./speculation-rules"

/** What TypeScript does not know yet. */
interface Connection {
  connection?: { saveData: boolean }
}

/** Where the first page of a visit asks for no fonts, they are fetched for the next one (docs/decisions.md). */
const fetchFonts = (): void => {
  for (const { href, media } of document.querySelectorAll<HTMLLinkElement>("link[data-fonts]"))
    if (!matchMedia(media).matches) fetch(href, { priority: "low" }).catch(() => undefined)
}

/** Fetches a page as soon as a link to it is pointed at or focused. */
const fetchPages = (): void => {
  const fetched = new Set<string>()
  const fetchAhead = ({ target }: Event) => {
    const link = target instanceof Element && target.closest<HTMLAnchorElement>(pageLinks)
    if (!link || link.pathname === location.pathname || fetched.has(link.pathname)) return
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
  const { connection } = navigator as Connection
  if (connection?.saveData) return
  // Behind the first paint: on a slow line what is painted comes first.
  requestAnimationFrame(() => setTimeout(fetchFonts))
  if (!HTMLScriptElement.supports?.("speculationrules")) return fetchPages()
  const [type, textContent] = ["speculationrules", speculationRules]
  document.head.append(Object.assign(document.createElement("script"), { type, textContent }))
}
