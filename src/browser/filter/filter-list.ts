import { ask, asked } from "../../site/address"
import { fill } from "../../site/fill"

/** On what holds the controls: how many entries are shown, in words, and the same for one. */
export const countAttribute = "data-count"
export const countOneAttribute = "data-count-one"

/** On the same element: the category that is shown, empty for all. Without it the page's anchor decides. */
export const onlyAttribute = "data-only"

/** On an entry: its category. */
export const categoryAttribute = "data-category"

/** On what of an entry is searched. */
export const searchedAttribute = "data-found-by"

/** A link with its category in its address, or a button of a form. */
type Choice = HTMLAnchorElement | HTMLInputElement
const isLink = (choice: Choice): choice is HTMLAnchorElement => choice instanceof HTMLAnchorElement

const select = (choice: Choice, isChosen: boolean) => {
  if (!isLink(choice)) choice.checked = isChosen
  else if (isChosen) choice.setAttribute("aria-current", "true")
  else choice.removeAttribute("aria-current")
}

const entriesIn = (list: Element) =>
  [...list.children].map(element => ({
    element,
    category: element.getAttribute(categoryAttribute),
    texts: [...element.querySelectorAll(`[${searchedAttribute}]`)].map(one => (one.textContent ?? "").toLowerCase()),
  }))

/**
 * Filters the entries of the page's list by category, and by a text where there is a field for it. What is asked for
 * stands in the address; back and forward walk through it. An entry is shown when its category is the chosen one and
 * the text, compared case-insensitively, appears in its title or description (rule 5 of the specification). Spaces
 * around it, which a phone's keyboard sets by itself, are no part of it. Without this script the categories filter by
 * style.
 */
export const start = (root: Element): void => {
  const list = document.querySelector(`main li[${categoryAttribute}]`)?.parentElement
  const choices = [...root.querySelectorAll<Choice>("nav a, [type=radio]")]
  const [all] = choices
  if (!list || !all) return
  const entries = entriesIn(list)
  const field = root.querySelector<HTMLInputElement>("[type=search]")
  const status = root.querySelector("[role=status]")

  const categoryOf = (choice: Choice) => {
    if (choice === all) return ""
    return isLink(choice) ? (new URLSearchParams(choice.search).get("category") ?? "") : choice.value
  }
  const show = (category: string) => {
    const wanted = field?.value.trim().toLowerCase() ?? ""
    const found = entries.filter(
      ({ category: own, texts }) =>
        (!category || own === category) && (!wanted || texts.some(text => text.includes(wanted))),
    )
    root.setAttribute(onlyAttribute, category)
    const count = found.length
    // What is as it was is left alone.
    if (Math.min(count, list.children.length) < entries.length)
      list.replaceChildren(...found.map(({ element }) => element))
    const words = root.getAttribute(count === 1 ? countOneAttribute : countAttribute)
    if (status)
      status.textContent = fill(words ?? root.getAttribute(countAttribute) ?? "", { count, total: entries.length })
  }
  const follow = () => {
    const chosen = choices.find(choice => categoryOf(choice) === asked("category")) ?? all
    for (const choice of choices) select(choice, choice === chosen)
    if (field) field.value = asked("q")
    show(categoryOf(chosen))
  }
  const choose = (category: string) => {
    const q = field?.value ?? ""
    ask({ category, q }, (asked("q") === "") !== (q === "") || category !== asked("category"))
    show(category)
  }

  addEventListener("popstate", follow)
  for (const link of choices.filter(isLink))
    link.addEventListener("click", event => {
      if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return
      event.preventDefault()
      for (const one of choices) select(one, one === link)
      choose(categoryOf(link))
    })
  const pressed = () => choices.find(choice => !isLink(choice) && choice.checked) ?? all
  root.addEventListener("input", () => choose(categoryOf(pressed())))
  // What was typed and pressed before this came counts, unless the address says something.
  if (asked("q") || asked("category") || isLink(all)) follow()
  else choose(categoryOf(pressed()))
}
