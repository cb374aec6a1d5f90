import { formatMessage } from "#site/format-message"

/** Returns the category in the URL; "" without one. */
const getUrlCategory = (param: string): string => new URLSearchParams(location.search).get(param) ?? ""

/** Pushes the category to the URL. */
const updateUrl = (param: string, category: string): void => {
  if (category === getUrlCategory(param)) return
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
 * `data-searchable` texts, `data-count` and `data-count-one` templates of the status (plural and singular).
 */
export const start = (root: HTMLElement): void => {
  const list = root.querySelector("li[data-category]")?.parentElement
  const fields = root.querySelector("form")?.elements
  // The first option selects all categories.
  const allValue = root.querySelector<HTMLInputElement>("[type=radio]")?.value
  const { params: param } = root.dataset
  const status = root.querySelector("[role=status]")
  if (!list || !fields || !allValue || !param || !status) return
  const items = [...list.children]
  const categories = fields.namedItem("category") as RadioNodeList
  const searchField = fields.namedItem("text") as HTMLInputElement

  const matches = (item: Element): boolean => {
    const query = searchField.value.trim().toLowerCase()
    const texts = [...item.querySelectorAll("[data-searchable]")]
    return (
      (categories.value === allValue || categories.value === item.getAttribute("data-category")) &&
      texts.some(({ textContent }) => textContent?.toLowerCase().includes(query))
    )
  }
  const applyFilter = () => {
    const visible = items.filter(matches)
    const count = visible.length
    for (const item of items) if (!visible.includes(item)) item.remove()
    // Items that stay are not inserted again, which would restyle them.
    visible.forEach((item, index) => {
      const next = list.children[index]
      if (next !== item) list.insertBefore(item, next ?? null)
    })
    const template = root.getAttribute(count === 1 ? "data-count-one" : "data-count") ?? ""
    status.textContent = formatMessage(template, { count })
  }
  let urlUpdate: ReturnType<typeof setTimeout> | undefined
  const syncWithUrl = () => {
    clearTimeout(urlUpdate)
    categories.value = allValue
    // An unknown category has no effect.
    categories.value = getUrlCategory(param)
    applyFilter()
  }
  const handleInput = () => {
    applyFilter()
    const category = categories.value === allValue ? "" : categories.value
    // After the paint: `pushState` and the new style of visited links take 15 ms with CPU throttling by 4.
    clearTimeout(urlUpdate)
    urlUpdate = setTimeout(() => updateUrl(param, category))
  }

  addEventListener("popstate", syncWithUrl)
  root.addEventListener("input", handleInput)
  // Input from before this script loaded counts, unless the URL has a category.
  if (getUrlCategory(param)) syncWithUrl()
  else handleInput()
}
