import { pageLinks } from "./speculation-rules"

/** Fetches a page as soon as a link to it is pointed at or focused: for browsers without rules for that. */
export const start = (): void => {
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
