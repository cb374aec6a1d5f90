import { breadcrumbsOf } from "../site/breadcrumbs"
import { decoded } from "./named-by"

/**
 * Says in the breadcrumb of the 404 page what was asked for: a host answers every unknown address with one file, so
 * only the browser knows.
 */
export const start = (): void => {
  const here = document.querySelector("li>[aria-current=page]")!
  const breadcrumbs = breadcrumbsOf(decoded(location.pathname), { crumbs: [] })
  breadcrumbs.forEach(({ label, path }, index) => {
    if (index === breadcrumbs.length - 1) return here.replaceChildren(label)
    const item = document.createElement("li")
    item.append(Object.assign(document.createElement("a"), { href: path, textContent: label }))
    here.parentElement!.before(item)
  })
}
