import { ask, asked } from "../site/address"
import { formatMessage } from "../site/format-message"

const entriesIn = (list: Element) =>
  [...list.children].map(element => ({
    element,
    category: element.getAttribute("data-category"),
    texts: [...element.querySelectorAll("[data-found-by]")].map(one => (one.textContent ?? "").toLowerCase()),
  }))

/**
 * Filters the entries of the page's list by category and by a text. What is asked for stands in the address; back and
 * forward walk through it. An entry is shown when its category is the chosen one and the text, compared
 * case-insensitively, appears in its title or description (rule 5 of the specification). Spaces around it, which a
 * phone's keyboard sets by itself, are no part of it. Without this script the categories filter by style. An entry says
 * its category in `data-category`; of its texts those with `data-found-by` are searched. What holds the controls says
 * in `data-count` and `data-count-one` how many entries are shown.
 */
export const start = (root: Element): void => {
  const list = document.querySelector("main li[data-category]")?.parentElement
  const choices = [...root.querySelectorAll<HTMLInputElement>("[type=radio]")]
  const [all] = choices
  const field = root.querySelector<HTMLInputElement>("[type=search]")
  const status = root.querySelector("[role=status]")
  if (!list || !all || !field || !status) return
  const entries = entriesIn(list)

  const categoryOf = (choice: HTMLInputElement) => (choice === all ? "" : choice.value)
  const show = (category: string) => {
    const wanted = field.value.trim().toLowerCase()
    const found = entries.filter(
      ({ category: own, texts }) =>
        (!category || own === category) && (!wanted || texts.some(text => text.includes(wanted))),
    )
    const count = found.length
    // What is as it was is left alone.
    if (Math.min(count, list.children.length) < entries.length)
      list.replaceChildren(...found.map(({ element }) => element))
    status.textContent = formatMessage(root.getAttribute(count === 1 ? "data-count-one" : "data-count") ?? "", {
      count,
    })
  }
  const follow = () => {
    const chosen = choices.find(choice => categoryOf(choice) === asked("category")) ?? all
    chosen.checked = true
    field.value = asked("q")
    show(categoryOf(chosen))
  }
  const choose = () => {
    const category = categoryOf(choices.find(({ checked }) => checked) ?? all)
    const q = field.value
    ask({ category, q }, (asked("q") === "") !== (q === "") || category !== asked("category"))
    show(category)
  }

  addEventListener("popstate", follow)
  root.addEventListener("input", choose)
  // What was typed and pressed before this came counts, unless the address says something.
  if (asked("q") || asked("category")) follow()
  else choose()
}
