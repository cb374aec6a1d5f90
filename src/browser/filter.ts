import { formatMessage } from "../site/format-message"

/** What the address asks for by a name; empty where it says nothing. */
const asked = (name: string): string => new URLSearchParams(location.search).get(name) ?? ""

/** Puts what is wanted into the address. Going back leads to the category before, or out of the search. */
const tell = (category: string, q: string): void => {
  const isStep = category !== asked("category") || (q === "") !== (asked("q") === "")
  const url = new URL(location.href)
  for (const [name, value] of Object.entries({ category, q }))
    if (value) url.searchParams.set(name, value)
    else url.searchParams.delete(name)
  history[isStep ? "pushState" : "replaceState"](null, "", url)
}

/**
 * Filters the entries of the page's list by category and by a text. What is asked for stands in the address: it can be
 * shared, and back and forward walk through it. An entry is shown when its category is the chosen one and the text,
 * compared case-insensitively, appears in its title or description (rule 5 of the specification). Spaces around it,
 * which a phone's keyboard sets by itself, are no part of it. Without this script the categories filter by style. An
 * entry says its category in `data-category`; of its texts those with `data-found-by` are searched. What holds the
 * controls says in `data-count` and `data-count-one` how many entries are shown.
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

  const isWanted = (entry: Element): boolean => {
    const wanted = field.value.trim().toLowerCase()
    const texts = [...entry.querySelectorAll("[data-found-by]")]
    return (
      (choice.value === all || choice.value === entry.getAttribute("data-category")) &&
      texts.some(({ textContent }) => textContent?.toLowerCase().includes(wanted))
    )
  }
  const show = () => {
    const found = entries.filter(isWanted)
    const count = found.length
    // What is as it was is left alone.
    if (Math.min(count, list.children.length) < entries.length) list.replaceChildren(...found)
    const words = root.getAttribute(count === 1 ? "data-count-one" : "data-count") ?? ""
    status.textContent = formatMessage(words, { count })
  }
  const follow = () => {
    choice.value = asked("category") || all
    field.value = asked("q")
    show()
  }
  const choose = () => {
    tell(choice.value === all ? "" : choice.value, field.value)
    show()
  }

  addEventListener("popstate", follow)
  root.addEventListener("input", choose)
  // What was typed and pressed before this came counts, unless the address says something.
  if (asked("q") || asked("category")) follow()
  else choose()
}
