import { screen } from "@testing-library/react"
import { EnabledForm } from "#components/site-form"
import { words as ofPages } from "#model/types/words"
import { minimal } from "#tests/unit/minimal"
import { renderThemed } from "#tests/unit/render"
import { TIMEOUT } from "./deliver"
import { start as watchForm } from "./forms"
import { fieldNames } from "./field-names"

const words = minimal(ofPages.schema.shape.forms) as Queries.FormWordsFragment
const action = "https://forms.example/contact"
const written = { name: "Ada <b>Byron</b>", email: "ada@example.org", message: 'Engines,\nand "how" & why' }

type Answer = () => Promise<Response>
const json =
  (status: number, body: unknown): Answer =>
  () =>
    Promise.resolve(Response.json(body, { status }))

/** What was sent. */
let sent: Record<string, FormDataEntryValue>[]
let answer: Answer

const show = (provider: "endpoint" | "netlify" = "endpoint") => {
  document.body.replaceChildren()
  const endpoint = provider === "netlify" ? null : action
  const delivery = { provider, endpoint, emailField: null, trap: null, hidden: null }
  const { container } = renderThemed(
    <EnabledForm form="contact" delivery={delivery} words={words}>
      <label htmlFor="n">Name *</label>
      <input id="n" name="name" />
      <label htmlFor="e">Email *</label>
      <input id="e" name="email" type="email" />
      <label htmlFor="m">Details *</label>
      <textarea id="m" name="message" />
    </EnabledForm>,
  )
  const form = container.querySelector("form")!
  watchForm(form)
  return form
}

const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement
const fill = (form: HTMLFormElement, values: Record<string, string> = written) => {
  for (const [name, value] of Object.entries(values)) {
    control(form, name).value = value
    control(form, name).dispatchEvent(new Event("input", { bubbles: true }))
  }
}
const held = (form: HTMLFormElement) =>
  Object.fromEntries(Object.keys(written).map(name => [name, control(form, name).value]))
const submit = (form: HTMLFormElement) =>
  form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }))
/** What is said now. */
const said = () =>
  [...document.querySelectorAll<HTMLElement>("[data-status]:not([hidden])")].map(one => one.dataset.status)
const waysOut = () => !document.querySelector<HTMLElement>("[data-fallback]")!.hidden
const settle = () => jest.advanceTimersByTimeAsync(50)

beforeEach(() => {
  localStorage.clear()
  sent = []
  answer = json(200, { ok: true })
  jest.useFakeTimers()
  const send = (_: string, { body, signal }: { body: FormData; signal: AbortSignal }) => {
    sent.push(Object.fromEntries(body))
    const stopped = new Promise<never>((_, reject) =>
      signal.addEventListener("abort", () => reject(new DOMException("stopped", "AbortError"))),
    )
    return Promise.race([answer(), stopped])
  }
  jest.spyOn(globalThis, "fetch").mockImplementation(send as typeof fetch)
})
afterEach(() => jest.useRealTimers())

test.each<[string, Answer, string]>([
  ["a mistake of the server", json(500, { ok: true }), "unconfirmed"],
  ["too many messages", json(429, {}), "busy"],
  ["a refusal", json(422, { errors: [] }), "refused"],
  ["no connection", () => Promise.reject(new TypeError("Failed to fetch")), "unconfirmed"],
])(
  "%s loses nothing, says so, and shows the ways out; the second attempt is known as one",
  async (_, wrong, saying) => {
    const form = show()
    fill(form)
    answer = wrong
    submit(form)
    await settle()
    expect(said()).toEqual([saying])
    expect(document.activeElement).toHaveAttribute("data-status", saying)
    expect(waysOut()).toBe(true)
    expect(held(form)).toEqual(written)

    answer = json(200, { success: "true" })
    submit(form)
    await settle()
    expect(said()).toEqual(["sent"])
    expect(sent).toHaveLength(2)
    expect(sent[1]![fieldNames.id]).toBe(sent[0]![fieldNames.id])
    expect(waysOut()).toBe(false)

    fill(form)
    submit(form)
    await settle()
    expect(sent[2]![fieldNames.id]).not.toBe(sent[0]![fieldNames.id])
  },
)

test("an answer that is slow is said to be, and one that does not come is not waited for", async () => {
  const form = show()
  fill(form)
  answer = () => new Promise(() => {})
  submit(form)
  await jest.advanceTimersByTimeAsync(TIMEOUT / 2)
  expect(said()).toEqual(["slow"])
  submit(form)
  await jest.advanceTimersByTimeAsync(TIMEOUT)
  expect(said()).toEqual(["unconfirmed"])
  expect(sent).toHaveLength(1)
  expect(held(form)).toEqual(written)
})

test("a message to Netlify says which form it is of", async () => {
  const form = show("netlify")
  fill(form)
  submit(form)
  await settle()
  expect(sent[0]).toMatchObject({ ...written, [fieldNames.form]: "contact" })
})

test("what is written while a message is under way is kept", async () => {
  const form = show()
  fill(form)
  submit(form)
  fill(form, { message: "One more thing" })
  await settle()
  expect(said()).toEqual(["sent"])
  expect(control(form, "message").value).toBe("One more thing")
})

test("a message that may come from a program is marked and sent", async () => {
  const form = show()
  fill(form)
  submit(form)
  await settle()
  expect(sent[0]![fieldNames.suspect]).toMatch(/three seconds/)

  fill(form)
  control(form, fieldNames.trap).value = "https://spam.example"
  submit(form)
  await settle()
  expect(sent[1]![fieldNames.suspect]).toMatch(/nobody sees/)

  await jest.advanceTimersByTimeAsync(5_000)
  fill(form)
  submit(form)
  await settle()
  expect(sent[2]).not.toHaveProperty(fieldNames.suspect)
})

test("storage that is forbidden stops nothing", async () => {
  const storage = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new DOMException("full", "QuotaExceededError")
  })
  const form = show()
  fill(form)
  expect(screen.getByText(words.draft)).not.toBeVisible()
  submit(form)
  await settle()
  expect(said()).toEqual(["sent"])
  storage.mockRestore()
})

test("the text can be copied, and mailed with its labels, nothing of it interpreted", async () => {
  const copied: string[] = []
  const clipboard = { writeText: (all: string) => Promise.resolve(void copied.push(all)) }
  jest.spyOn(globalThis, "navigator", "get").mockReturnValue({ clipboard } as Navigator)
  const form = show()
  fill(form)
  form.querySelector<HTMLElement>("[data-action=copy]")!.click()
  await settle()
  expect(said()).toEqual(["copied"])
  const whole = `Name: ${written.name}\n\nEmail: ${written.email}\n\nDetails:\n${written.message}`
  expect(copied).toEqual([whole])

  const mail = form.querySelector<HTMLAnchorElement>("[data-action=mail]")!
  mail.addEventListener("click", event => event.preventDefault())
  mail.click()
  expect(new URL(mail.href).searchParams.get("body")).toBe(whole)
})
