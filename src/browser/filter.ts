import { ask, asked } from "../site/address"
import { formatMessage } from "../site/format-message"

/** On what holds the controls: how many entries are shown, in words, and the same for one. */
export const countAttribute = "data-count"
export const countOneAttribute = "data-count-one"

/** On the same element, once this answers: the category that is shown, empty for all. */
const onlyAttribute = "data-only"

/** On an entry: its category. */
export const categoryAttribute = "data-category"

/** On what of an entry is searched. */
export const searchedAttribute = "data-found-by"

const entriesIn = (list: Element) =>
  [...list.children].map(element => ({
    element,
    category: element.getAttribute(categoryAttribute),
    texts: [...element.querySelectorAll(`[${searchedAttribute}]`)].map(one => (one.textContent ?? "").toLowerCase()),
  }))

/**
 * Filters the entries of the page's list by category and by a text. What is asked for stands in the address; back and
 * forward walk through it. An entry is shown when its category is the chosen one and the text, compared
 * case-insensitively, appears in its title or description (rule 5 of the specification). Spaces around it, which a
 * phone's keyboard sets by itself, are no part of it. Without this script the categories filter by style.
 */
export const start = (root: Element): void => {
  const list = document.querySelector(`main li[${categoryAttribute}]`)?.parentElement
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
    root.setAttribute(onlyAttribute, category)
    const count = found.length
    // What is as it was is left alone.
    if (Math.min(count, list.children.length) < entries.length)
      list.replaceChildren(...found.map(({ element }) => element))
    status.textContent = formatMessage(root.getAttribute(count === 1 ? countOneAttribute : countAttribute) ?? "", {
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
