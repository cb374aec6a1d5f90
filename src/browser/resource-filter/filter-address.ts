import { ask, asked } from "../../site/address"

/**
 * Keeps what a form filters by in the address, and the form as the address says: on arrival, back and forward. What
 * filters hears of it as if somebody had typed, which brings it where it has not come yet.
 */
export const start = (form: HTMLFormElement): void => {
  const field = form.querySelector<HTMLInputElement>("input[type=search]")
  const choices = [...form.querySelectorAll<HTMLInputElement>("input[type=radio]")]
  const [all] = choices
  if (!field || !all) return

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
  tell()
}
