import { getBreadcrumbs } from "#site/breadcrumbs"
import { safeDecodeUri } from "./hash-target"

/**
 * Shows the requested path in the breadcrumb of the 404 page: hosts serve one file for every unknown path. Segments
 * are links only if another link of the page has their path: other paths may not exist.
 */
export const start = (): void => {
  const currentItem = document.querySelector("li>[aria-current=page]")!
  const breadcrumbs = getBreadcrumbs(safeDecodeUri(location.pathname))
  const linkedPaths = new Set(Array.from(document.querySelectorAll("a"), link => link.getAttribute("href")))
  breadcrumbs.forEach(({ label, path }, index) => {
    if (index === breadcrumbs.length - 1) return currentItem.replaceChildren(label)
    const item = document.createElement("li")
    item.append(
      linkedPaths.has(path) ? Object.assign(document.createElement("a"), { href: path, textContent: label }) : label,
    )
    currentItem.parentElement!.before(item)
  })
}
