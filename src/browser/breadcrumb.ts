import { capitalised } from "../site/breadcrumbs"

/** An address as its owner wrote it; with a broken sign in it, as it stands. */
const decoded = (segment: string): string => {
  try {
    return decodeURIComponent(segment)
  } catch {
    return segment
  }
}

/**
 * Says in the breadcrumb of the 404 page what was asked for: a host answers every unknown address with one file, so
 * only the browser knows.
 */
export const start = (): void => {
  const here = document.querySelector("li>[aria-current=page]")!
  const segments = location.pathname.split("/").filter(Boolean)
  segments.forEach((segment, index) => {
    const words = capitalised(decoded(segment))
    if (index === segments.length - 1) return here.replaceChildren(words)
    const link = document.createElement("a")
    link.href = `/${segments.slice(0, index + 1).join("/")}`
    link.append(words)
    const item = document.createElement("li")
    item.append(link)
    here.parentElement!.before(item)
  })
}
