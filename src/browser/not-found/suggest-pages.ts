import { capitalised } from "../../site/trail"
import { nearest, type Listed } from "./nearest"

const elementOf = (tag: string, content: Node | string): Element => {
  const element = document.createElement(tag)
  element.append(content)
  return element
}

const itemWith = (content: Node | string): Element => elementOf("li", content)

const linkTo = ([path, title]: Listed): Element => {
  const link = elementOf("a", title) as HTMLAnchorElement
  link.href = path
  return link
}

/** An address as its owner wrote it; with a broken sign in it, as it stands. */
const decoded = (address: string): string => {
  try {
    return decodeURIComponent(address)
  } catch {
    return address
  }
}

/** The breadcrumb of an address without a page: its parts capitalised, those that are pages as links. */
const fillBreadcrumb = (address: string, pages: readonly Listed[]): void => {
  const here = document.querySelector("li>[aria-current=page]")!
  const segments = address.split("/").filter(Boolean)
  let path = ""
  segments.forEach((segment, index) => {
    const words = capitalised(segment)
    path += "/" + segment
    const page = pages.find(([known]) => known === path)
    if (segments[index + 1]) here.parentElement!.before(itemWith(page ? linkTo(page) : words))
    else here.replaceChildren(words)
  })
}

/** Names the pages that the visitor may have meant, of the list that the build has put into the page. */
export const start = (place: HTMLElement): void => {
  const pages = JSON.parse(place.querySelector("script")!.textContent) as Listed[]
  const wanted = location.pathname
  fillBreadcrumb(decoded(wanted), pages)
  const found = nearest(wanted, pages)
  place.lastElementChild!.append(...found.map(page => itemWith(linkTo(page))))
  place.hidden = !found[0]
}
