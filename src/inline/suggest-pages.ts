import { pathPrefix } from "../site/path-prefix"
import { capitalised } from "../site/trail"
import { nearest, type Listed } from "./nearest"

/** Marks where the 404 page names pages like the one that was asked for. */
export const nearestAttribute = "data-nearest"

/** Where the addresses of all pages are listed; only the 404 page asks for it. */
export const ADDRESSES = "/addresses.json"

const linkTo = ([path, title]: Listed): HTMLLIElement => {
  const item = document.createElement("li")
  item.append(Object.assign(document.createElement("a"), { href: pathPrefix + path, textContent: title }))
  return item
}

/** What the visitor asked for, part by part; a broken sign in the address is shown as it stands. */
const segmentsOf = (pathname: string): string[] =>
  pathname
    .split("/")
    .filter(Boolean)
    .map(segment => {
      try {
        return decodeURIComponent(segment)
      } catch {
        return segment
      }
    })

/** The breadcrumb of an address without a page: its parts capitalised, those that are pages as links. */
const fillBreadcrumb = (segments: string[], pages: readonly Listed[]): void => {
  const here = document.querySelector("nav li > [aria-current=page]")
  const item = here?.parentElement
  if (!here || !item || segments.length === 0) return
  segments.slice(0, -1).forEach((segment, index) => {
    const path = `/${segments.slice(0, index + 1).join("/")}`
    const page = pages.find(([known]) => known === path)
    const crumb = linkTo([path, page?.[1] ?? capitalised(segment)])
    if (!page) crumb.textContent = capitalised(segment)
    item.before(crumb)
  })
  here.textContent = capitalised(segments.at(-1) ?? "")
}

/** Names the pages that the visitor may have meant. If the list does not come, the page stays as it is. */
export const suggestPages = async (): Promise<void> => {
  const place = document.querySelector<HTMLElement>(`[${nearestAttribute}]`)
  const list = place?.querySelector("ul")
  if (!place || !list) return
  const answer = await fetch(pathPrefix + ADDRESSES).catch(() => undefined)
  const pages = answer?.ok ? ((await answer.json()) as Listed[]) : []
  const wanted = location.pathname.slice(pathPrefix.length)
  fillBreadcrumb(segmentsOf(wanted), pages)
  const found = nearest(wanted, pages)
  list.append(...found.map(linkTo))
  place.hidden = found.length === 0
}
