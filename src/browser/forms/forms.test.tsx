import { screen } from "@testing-library/react"
import { EnabledForm } from "#components/site-form"
import { words as wordsType } from "#model/types/words"
import { createMinimal } from "#tests/unit/minimal"
import { renderThemed } from "#tests/unit/render"
import { TIMEOUT } from "./deliver"
import { fieldNames } from "./field-names"
import { start as watchForm } from "./forms"

const words = createMinimal(wordsType.schema.shape.forms) as Queries.FormWordsFragment
const action = "https://forms.example/contact"
const typedValues = { name: "Ada <b>Byron</b>", email: "ada@example.org", message: 'Engines,\nand "how" & why' }

type Respond = () => Promise<Response>
const jsonResponse =
  (status: number, body: unknown): Respond =>
  () =>
    Promise.resolve(Response.json(body, { status }))

let sent: Record<string, FormDataEntryValue>[]
let respond: Respond

const renderForm = (provider: "endpoint" | "netlify" = "endpoint", idSuffix = "") => {
  const endpoint = provider === "netlify" ? null : action
  const delivery = { provider, endpoint, emailField: null, honeypot: null, hidden: null }
  const { container } = renderThemed(
    <EnabledForm form="contact" idSuffix={idSuffix} delivery={delivery} words={words}>
      <label htmlFor={`n${idSuffix}`}>Name *</label>
      <input id={`n${idSuffix}`} name="name" />
      <label htmlFor={`e${idSuffix}`}>Email *</label>
      <input id={`e${idSuffix}`} name="email" type="email" />
      <label htmlFor={`m${idSuffix}`}>Details *</label>
      <textarea id={`m${idSuffix}`} name="message" />
    </EnabledForm>,
  )
  const form = container.querySelector("form")!
  watchForm(form)
  return form
}

const control = (form: HTMLFormElement, name: string) => form.elements.namedItem(name) as HTMLInputElement
const fill = (form: HTMLFormElement, values: Record<string, string> = typedValues) => {
  for (const [name, value] of Object.entries(values)) {
    control(form, name).value = value
    control(form, name).dispatchEvent(new Event("input", { bubbles: true }))
  }
}
const valuesOf = (form: HTMLFormElement) =>
  Object.fromEntries(Object.keys(typedValues).map(name => [name, control(form, name).value]))
const submit = (form: HTMLFormElement) =>
  form.dispatchEvent(new SubmitEvent("submit", { bubbles: true, cancelable: true }))
const visibleStatuses = () =>
  [...document.querySelectorAll<HTMLElement>("[data-status]:not([hidden])")].map(({ dataset }) => dataset.status)
const isFallbackVisible = () => !document.querySelector<HTMLElement>("[data-fallback]")!.hidden
const settle = () => jest.advanceTimersByTimeAsync(50)

describe("EnabledForm with its script", () => {
  beforeEach(() => {
    document.body.replaceChildren()
    localStorage.clear()
    sent = []
    respond = jsonResponse(200, { ok: true })
    jest.useFakeTimers()
    const send = (_: string, { body, signal }: { body: FormData; signal: AbortSignal }) => {
      sent.push(Object.fromEntries(body))
      const aborted = new Promise<never>((_resolve, reject) =>
        signal.addEventListener("abort", () => reject(new DOMException("stopped", "AbortError"))),
      )
      return Promise.race([respond(), aborted])
    }
    jest.spyOn(globalThis, "fetch").mockImplementation(send as typeof fetch)
  })
  afterEach(() => jest.useRealTimers())

  test.each<[string, Respond, string]>([
    ["a server error", jsonResponse(500, { ok: true }), "unconfirmed"],
    ["a rate limit", jsonResponse(429, {}), "busy"],
    ["a refusal", jsonResponse(422, { errors: [] }), "refused"],
    ["no connection", () => Promise.reject(new TypeError("Failed to fetch")), "unconfirmed"],
  ])("shows the fallback after %s, then retries with the same id", async (_, failure, status) => {
    const form = renderForm()
    fill(form)
    respond = failure
    submit(form)
    await settle()
    expect(visibleStatuses()).toEqual([status])
    expect(document.activeElement).toHaveAttribute("data-status", status)
    expect(isFallbackVisible()).toBe(true)
    expect(valuesOf(form)).toEqual(typedValues)

    respond = jsonResponse(200, { success: "true" })
    submit(form)
    await settle()
    expect(visibleStatuses()).toEqual(["sent"])
    expect(sent).toHaveLength(2)
    expect(sent[1]![fieldNames.id]).toBe(sent[0]![fieldNames.id])
    expect(isFallbackVisible()).toBe(false)

    fill(form)
    submit(form)
    await settle()
    expect(sent[2]![fieldNames.id]).not.toBe(sent[0]![fieldNames.id])
  })

  test("reports a slow response, then times out", async () => {
    const form = renderForm()
    fill(form)
    respond = () => new Promise(() => {})
    submit(form)
    await jest.advanceTimersByTimeAsync(TIMEOUT / 2)
    expect(visibleStatuses()).toEqual(["slow"])
    submit(form)
    await jest.advanceTimersByTimeAsync(TIMEOUT)
    expect(visibleStatuses()).toEqual(["unconfirmed"])
    expect(sent).toHaveLength(1)
    expect(valuesOf(form)).toEqual(typedValues)
  })

  test("sends the form name to Netlify", async () => {
    const form = renderForm("netlify")
    fill(form)
    submit(form)
    await settle()
    expect(sent[0]).toMatchObject({ ...typedValues, [fieldNames.form]: "contact" })
  })

  test("keeps unsent input, status and honeypots of two forms apart", async () => {
    const [first, second] = [renderForm("netlify"), renderForm("netlify", "-2")]
    expect([first, second].map(form => form.getAttribute("name"))).toEqual(["contact", null])
    fill(first, { name: "Ada" })
    control(first, fieldNames.honeypot).value = "https://spam.example"
    fill(second)
    await jest.advanceTimersByTimeAsync(5_000)
    respond = jsonResponse(500, {})
    submit(second)
    await settle()
    expect(sent).toEqual([expect.objectContaining({ ...typedValues, [fieldNames.form]: "contact" })])
    expect(sent[0]).not.toHaveProperty(fieldNames.spamReason)
    expect(first.querySelector("[data-status]:not([hidden])")).toBeNull()
    expect(second.querySelector("[data-status]:not([hidden])")).toHaveAttribute("data-status", "unconfirmed")
    expect([first, second].map(form => valuesOf(form).name)).toEqual(["Ada", typedValues.name])
    expect(Object.keys(localStorage).sort()).toEqual(["draft-contact", "draft-contact-2"])
  })

  test("keeps text that is typed while the form is sent", async () => {
    const form = renderForm()
    fill(form)
    submit(form)
    fill(form, { message: "One more thing" })
    await settle()
    expect(visibleStatuses()).toEqual(["sent"])
    expect(control(form, "message").value).toBe("One more thing")
  })

  test("marks possible spam and sends it", async () => {
    const form = renderForm()
    fill(form)
    submit(form)
    await settle()
    expect(sent[0]![fieldNames.spamReason]).toMatch(/three seconds/)

    fill(form)
    control(form, fieldNames.honeypot).value = "https://spam.example"
    submit(form)
    await settle()
    expect(sent[1]![fieldNames.spamReason]).toMatch(/nobody sees/)

    await jest.advanceTimersByTimeAsync(5_000)
    fill(form)
    submit(form)
    await settle()
    expect(sent[2]).not.toHaveProperty(fieldNames.spamReason)
  })

  test("restores unsent input on the next visit, until it is sent", async () => {
    fill(renderForm())
    const form = renderForm()
    expect(valuesOf(form)).toEqual(typedValues)
    submit(form)
    await settle()
    expect(Object.values(valuesOf(renderForm())).join("")).toBe("")
  })

  test("submits if storage is full", async () => {
    const storage = jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
      throw new DOMException("full", "QuotaExceededError")
    })
    const form = renderForm()
    fill(form)
    expect(screen.getByText(words.draft)).not.toBeVisible()
    submit(form)
    await settle()
    expect(visibleStatuses()).toEqual(["sent"])
    storage.mockRestore()
  })

  const formText = `Name: ${typedValues.name}\n\nEmail: ${typedValues.email}\n\nDetails:\n${typedValues.message}`

  test("copies the input with the labels of its fields", async () => {
    const copied: string[] = []
    const clipboard = { writeText: (text: string) => Promise.resolve(void copied.push(text)) }
    jest.spyOn(globalThis, "navigator", "get").mockReturnValue({ clipboard } as Navigator)
    const form = renderForm()
    fill(form)
    form.querySelector<HTMLElement>("[data-action=copy]")!.click()
    await settle()
    expect(visibleStatuses()).toEqual(["copied"])
    expect(copied).toEqual([formText])
  })

  test("adds the input with the labels of its fields to the email link", () => {
    const form = renderForm()
    fill(form)
    const mail = form.querySelector<HTMLAnchorElement>("[data-action=mail]")!
    mail.addEventListener("click", event => event.preventDefault())
    mail.click()
    expect(new URL(mail.href).searchParams.get("body")).toBe(formText)
  })
})
