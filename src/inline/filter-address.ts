import { askedAttribute, islandAttribute } from "../islands/names"
import { ask, asked } from "../site/address"

/** Marks a form with a text and a choice of categories that stand in the page's address. */
export const filterAttribute = "data-filter"

/**
 * Keeps what a form filters by in the address, and the form as the address says: on arrival, back and forward. The
 * form's own script need not be there yet: it is asked for once the page has what fetches it, and hears of a later
 * change as if somebody had typed.
 */
export const keepFilter = (): void => {
  const form = document.querySelector<HTMLFormElement>(`[${filterAttribute}]`)
  const field = form?.querySelector<HTMLInputElement>("input[type=search]")
  const choices = [...(form?.querySelectorAll<HTMLInputElement>("input[type=radio]") ?? [])]
  const [all] = choices
  if (!form || !field || !all) return

  const fillIn = () => {
    field.value = asked("q")
    const choice = choices.find(({ value }) => value === asked("category")) ?? all
    choice.checked = true
  }
  const tell = () => form.dispatchEvent(new Event("input", { bubbles: true }))

  form.addEventListener("input", () => {
    const chosen = choices.find(({ checked }) => checked) ?? all
    const category = chosen === all ? "" : chosen.value
    const isFirst = (asked("q") === "") !== (field.value === "")
    ask({ category, q: field.value }, isFirst || category !== asked("category"))
  })
  addEventListener("popstate", () => {
    fillIn()
    tell()
  })
  if (!asked("q") && !asked("category")) return
  fillIn()
  form.closest(`[${islandAttribute}]`)?.setAttribute(askedAttribute, "")
}
