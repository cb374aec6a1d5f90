import { getBreadcrumbs } from "#site/breadcrumbs"
import { safeDecodeUri } from "./hash-target"

/**
 * Shows the requested address in the breadcrumb of the 404 page: a host answers every unknown address with one file,
 * so only the browser knows it. Its parts are links if the page links there too, as they may not exist.
 */
export const start = (): void => {
  const here = document.querySelector("li>[aria-current=page]")!
  const breadcrumbs = getBreadcrumbs(safeDecodeUri(location.pathname))
  const targets = new Set(Array.from(document.querySelectorAll("a"), link => link.getAttribute("href")))
  breadcrumbs.forEach(({ label, path }, index) => {
    if (index === breadcrumbs.length - 1) return here.replaceChildren(label)
    const item = document.createElement("li")
    item.append(
      targets.has(path) ? Object.assign(document.createElement("a"), { href: path, textContent: label }) : label,
    )
    here.parentElement!.before(item)
  })
}
