import { PAUSE, start } from "./keep-written"
import { draftParameter } from "./names"

/** The form as a page that is loaded brings it. */
const load = () => {
  document.body.innerHTML = `<form><input name="name"><textarea name="message"></textarea></form>`
  const form = document.forms[0]!
  start(form)
  return form
}
const write = (form: HTMLFormElement, name: string, value: string) => {
  const field = form.elements.namedItem(name) as HTMLInputElement
  field.value = value
  field.dispatchEvent(new Event("input", { bubbles: true }))
}

test("what is written in a form that delivers nothing is there after a reload, in few steps", () => {
  jest.useFakeTimers()
  history.replaceState({ other: 1 }, "")
  const replace = jest.spyOn(history, "replaceState")
  const form = load()
  for (let length = 1; length <= 3; length++) write(form, "name", "Ada".slice(0, length))
  jest.advanceTimersByTime(PAUSE)
  expect(replace).toHaveBeenCalledTimes(1)
  expect(new URLSearchParams(location.search).has(draftParameter)).toBe(true)
  expect(Object.fromEntries(new FormData(load()))).toEqual({ name: "Ada", message: "" })
  expect(history.state).toMatchObject({ other: 1 })
  expect(localStorage).toHaveLength(0)
})
