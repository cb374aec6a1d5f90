import { formatMessage } from "#site/format-message"

/** Returns the category of the URL; "" without one. */
const getParam = (param: string): string => new URLSearchParams(location.search).get(param) ?? ""

/** Pushes the category to the URL. */
const updateUrl = (param: string, category: string): void => {
  if (category === getParam(param)) return
  const url = new URL(location.href)
  if (category) url.searchParams.set(param, category)
  else url.searchParams.delete(param)
  history.pushState(null, "", url)
}

/**
 * Filters a list by category and text. The URL holds the category, so that links and history work. The text stays in
 * the page, as the privacy policy promises. An item matches if it has the category and its title or description
 * contains the text, ignoring case (rule 5 of the specification) and the spaces that phone keyboards add. Without this
 * script the categories filter by CSS. Attributes: `data-params` parameter of the URL, `data-category` of an item,
 * `data-searchable` texts, `data-count` and `data-count-one` messages for the number of matches.
 */
export const start = (root: HTMLElement): void => {
  const list = root.querySelector("li[data-category]")?.parentElement
  const fields = root.querySelector("form")?.elements
  // The first option selects all.
  const all = root.querySelector<HTMLInputElement>("[type=radio]")?.value
  const { params: param } = root.dataset
  const status = root.querySelector("[role=status]")
  if (!list || !fields || !all || !param || !status) return
  const entries = [...list.children]
  const categories = fields.namedItem("category") as RadioNodeList
  const searchField = fields.namedItem("text") as HTMLInputElement

  const matches = (entry: Element): boolean => {
    const query = searchField.value.trim().toLowerCase()
    const texts = [...entry.querySelectorAll("[data-searchable]")]
    return (
      (categories.value === all || categories.value === entry.getAttribute("data-category")) &&
      texts.some(({ textContent }) => textContent?.toLowerCase().includes(query))
    )
  }
  const applyFilter = () => {
    const visible = entries.filter(matches)
    const count = visible.length
    for (const entry of entries) if (!visible.includes(entry)) entry.remove()
    // Entries that stay are not inserted again, which would restyle them.
    visible.forEach((entry, index) => {
      const next = list.children[index]
      if (next !== entry) list.insertBefore(entry, next ?? null)
    })
    const message = root.getAttribute(count === 1 ? "data-count-one" : "data-count") ?? ""
    status.textContent = formatMessage(message, { count })
  }
  const syncWithUrl = () => {
    categories.value = getParam(param) || all
    applyFilter()
  }
  const handleInput = () => {
    updateUrl(param, categories.value === all ? "" : categories.value)
    applyFilter()
  }

  addEventListener("popstate", syncWithUrl)
  root.addEventListener("input", handleInput)
  // Input from before this script loaded counts, unless the URL has a category.
  if (getParam(param)) syncWithUrl()
  else handleInput()
}
