import { pathPrefix } from "../site/path-prefix"

/** What TypeScript does not know yet. */
interface Connection {
  connection?: { saveData: boolean }
}

/** Whether a link leads to another page of this site; files have an ending. */
const isPage = ({ origin, pathname, download, target }: HTMLAnchorElement): boolean =>
  origin === location.origin &&
  pathname.startsWith(`${pathPrefix}/`) &&
  pathname !== location.pathname &&
  !pathname.includes(".") &&
  !download &&
  !target

/**
 * Where the browser has no speculation rules (they stand in the page, src/inline/speculation-rules.ts), fetches a page
 * as soon as a link to it is pointed at or focused. Whoever saves data gets neither.
 */
export const prefetchPages = (): void => {
  const { connection } = navigator as Connection
  if (connection?.saveData) return document.querySelector('script[type="speculationrules"]')?.remove()
  if (HTMLScriptElement.supports("speculationrules")) return
  const fetched = new Set<string>()
  const fetchAhead = ({ target }: Event) => {
    const link = target instanceof Element && target.closest("a")
    if (!link || !isPage(link) || fetched.has(link.pathname)) return
    fetched.add(link.pathname)
    document.head.append(Object.assign(document.createElement("link"), { rel: "prefetch", href: link.pathname }))
  }
  for (const type of ["pointerover", "touchstart", "focusin"])
    document.addEventListener(type, fetchAhead, { passive: true })
}
