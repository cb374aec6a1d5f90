import { formatMessage } from "#site/format-message"

/** Returns the category in the address; empty without one. */
const getParam = (): string => new URLSearchParams(location.search).get("category") ?? ""

/** Puts the category into the address, as a step of the history. */
const updateUrl = (category: string): void => {
  if (category === getParam()) return
  const url = new URL(location.href)
  if (category) url.searchParams.set("category", category)
  else url.searchParams.delete("category")
  history.pushState(null, "", url)
}

/**
 * Filters the entries of the page's list by category and by a text. The address holds the category: it can be shared,
 * and back and forward walk through it. The text stays in the page, as the privacy policy promises. An entry is shown
 * when its category is the chosen one and the text, compared case-insensitively, appears in its title or description
 * (rule 5 of the specification). Spaces around it, which a phone's keyboard sets by itself, are no part of it. Without
 * this script the categories filter by style. An entry says its category in `data-category`; of its texts those with
 * `data-searchable` are searched. What holds the controls says in `data-count` and `data-count-one` how many entries are
 * shown.
 */
export const start = (root: HTMLElement): void => {
  const list = root.querySelector("li[data-category]")?.parentElement
  const fields = root.querySelector("form")?.elements
  // The first choice stands for all.
  const all = root.querySelector<HTMLInputElement>("[type=radio]")?.value
  const status = root.querySelector("[role=status]")
  if (!list || !fields || !all || !status) return
  const entries = [...list.children]
  const choice = fields.namedItem("category") as RadioNodeList
  const field = fields.namedItem("text") as HTMLInputElement

  const matches = (entry: Element): boolean => {
    const wanted = field.value.trim().toLowerCase()
    const texts = [...entry.querySelectorAll("[data-searchable]")]
    return (
      (choice.value === all || choice.value === entry.getAttribute("data-category")) &&
      texts.some(({ textContent }) => textContent?.toLowerCase().includes(wanted))
    )
  }
  const show = () => {
    const found = entries.filter(matches)
    const count = found.length
    // What is as it was is left alone.
    if (Math.min(count, list.children.length) < entries.length) list.replaceChildren(...found)
    const words = root.getAttribute(count === 1 ? "data-count-one" : "data-count") ?? ""
    status.textContent = formatMessage(words, { count })
  }
  const follow = () => {
    choice.value = getParam() || all
    show()
  }
  const choose = () => {
    updateUrl(choice.value === all ? "" : choice.value)
    show()
  }

  addEventListener("popstate", follow)
  root.addEventListener("input", choose)
  // What was typed and pressed before this came counts, unless the address says a category.
  if (getParam()) follow()
  else choose()
}
