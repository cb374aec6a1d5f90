import { ask, asked } from "../../site/address"
import { fill } from "../../site/fill"

/** Marks what holds the links of the categories; its value says how many cases are shown. */
export const casesAttribute = "data-cases"

/** On the same element: the category that is shown, empty for all. Without it the page's anchor decides. */
export const onlyAttribute = "data-only"

/** Name in the address. */
const NAME = "category"

/**
 * Filters the cases without another page: the address follows, back and forward walk through it. Without this script
 * each link leads to the same page with an anchor that filters by itself.
 */
export const start = (root: Element): void => {
  const links = [...root.querySelectorAll("a")]
  const categoryOf = (link: HTMLAnchorElement) => new URLSearchParams(link.search).get(NAME) ?? ""
  const status = root.querySelector("[role=status]")
  const cases = [...document.querySelectorAll("main li[data-category]")]
  const show = () => {
    const category = asked(NAME)
    const only = links.some(link => categoryOf(link) === category) ? category : ""
    root.setAttribute(onlyAttribute, only)
    for (const link of links)
      if (categoryOf(link) === only) link.setAttribute("aria-current", "true")
      else link.removeAttribute("aria-current")
    const count = cases.filter(one => !only || one.getAttribute("data-category") === only).length
    if (status) status.textContent = fill(root.getAttribute(casesAttribute) ?? "", { count, total: cases.length })
  }
  show()
  addEventListener("popstate", show)
  for (const link of links)
    link.addEventListener("click", event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      ask({ [NAME]: categoryOf(link) }, true)
      show()
    })
}
