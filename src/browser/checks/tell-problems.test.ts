import { problemAttribute } from "../forms/names"
import { start } from "./tell-problems"

/** A form with a line that must be filled in, an address, and a choice that may be left open. */
const build = () => {
  document.body.innerHTML = `<form>
    <div><div><input id="n" required aria-invalid="false"></div></div>
    <div><div><input id="e" type="email" required aria-invalid="false" value="ada@example.org"></div></div>
    <div><div><textarea id="m" required aria-invalid="false"></textarea></div></div>
  </form>`
  return document.querySelector("form")!
}
const show = () => {
  const form = build()
  start(form)
  return form
}
const field = (id: string) => document.getElementById(id) as HTMLInputElement
const write = (id: string, value: string) => {
  field(id).value = value
  field(id).dispatchEvent(new Event("input", { bubbles: true }))
}
/** What is seen beside a field, and what its description is. */
const saidOf = (id: string) => {
  const said = document.getElementById(field(id).getAttribute("aria-describedby") ?? "none")
  return { invalid: field(id).getAttribute("aria-invalid"), text: said?.hidden === false ? said.textContent : null }
}
const nothing = { invalid: "false", text: null }

test("says all that is wrong beside its field, in place of the browser's bubble, and focuses the first", () => {
  const form = show()
  const bubbles: string[] = []
  form.addEventListener("invalid", event => event.defaultPrevented || bubbles.push("bubble"), true)
  expect(form.checkValidity()).toBe(false)
  expect(bubbles).toEqual([])
  expect(saidOf("n")).toEqual({ invalid: "true", text: field("n").validationMessage })
  expect(saidOf("e")).toEqual(nothing)
  expect(saidOf("m").invalid).toBe("true")
  expect(document.activeElement).toBe(field("n"))
  expect(field("n").parentElement?.nextElementSibling?.hasAttribute(problemAttribute)).toBe(true)
})

test("what is mended is no longer said, and what was right is not told of while it is written", () => {
  const form = show()
  form.checkValidity()
  write("n", "Ada")
  expect(saidOf("n")).toEqual(nothing)
  write("e", "ada")
  expect(saidOf("e")).toEqual(nothing)
  expect(document.querySelectorAll(`[${problemAttribute}]`)).toHaveLength(2)
  form.checkValidity()
  expect(saidOf("e").invalid).toBe("true")
  expect(document.querySelectorAll(`[${problemAttribute}]`)).toHaveLength(3)
  form.reset()
  expect([saidOf("n"), saidOf("e"), saidOf("m")]).toEqual([nothing, nothing, nothing])
})
