import type { Mistake } from "../check"
import { LIST_KEY } from "../formats"

/** Lists what a refused change would break until somebody closes the list, and marks the fields of the open form. */

/** A request of Decap's "proxy" backend, or the one of `checkUploads`. */
interface FileRequest {
  action: string
  params: { dataFiles?: { path: string }[]; [name: string]: unknown }
}

/** Requests that change files, with the heading of their refusal. */
const HEADINGS: Record<string, string> = {
  persistEntry: "Not saved",
  deleteFiles: "Not deleted",
  persistMedia: "Not uploaded",
  checkMedia: "Not uploaded",
}

/** Fields, by the ids that Decap gives them. */
const FIELD = "[id*='-field-']"

const nextTask = () => new Promise(resolve => setTimeout(resolve))

/** The label of a field, or an entry of a list, directly inside the form, a group or an entry. */
const partOf = (scope: Element, part: string): Element | undefined => {
  const isDirect = (element: Element) => element.parentElement?.closest(FIELD) === scope.closest(FIELD)
  if (!/^\d+$/.test(part)) return [...scope.querySelectorAll(`label[for^="${part}-field-"]`)].find(isDirect)
  const handles = [...scope.querySelectorAll("[aria-roledescription=sortable]")].filter(isDirect)
  return handles[Number(part)]?.closest("div:has(> button)")?.parentElement ?? undefined
}

/** Unfolds what a field is in. Of a field that is not there, the group is returned. */
const findField = async (path: string): Promise<HTMLElement | undefined> => {
  const parts = path.match(/[^.[\]]+/g) ?? ["body"]
  let scope: Element = document.body
  for (const part of path.startsWith("[") ? [LIST_KEY, ...parts] : parts) {
    if (!partOf(scope, part)?.checkVisibility() && scope !== document.body) scope.querySelector("button")?.click()
    await nextTask()
    const found = partOf(scope, part)
    if (!found) break
    // Pictures have no element with the id of their label.
    scope =
      found instanceof HTMLLabelElement ? (found.control ?? document.getElementById(found.htmlFor) ?? found) : found
  }
  return scope instanceof HTMLElement && scope !== document.body ? scope : undefined
}

const showField = async (path: string): Promise<void> => {
  const field = await findField(path)
  field?.setAttribute("aria-invalid", "true")
  field?.scrollIntoView({ block: "center" })
  field?.focus()
}

const showMistakes = async (heading: string, mistakes: Mistake[], openFiles: string[]): Promise<void> => {
  const dialog = document.querySelector("dialog")!
  const items = mistakes.map(({ file, path, field, place, message }) => {
    const name = document.createElement(openFiles.includes(file) ? "button" : "strong")
    name.textContent = field
    if (name instanceof HTMLButtonElement) name.onclick = () => void showField(path)
    const item = document.createElement("li")
    item.append(name, ` ${message} `, Object.assign(document.createElement("small"), { textContent: place }))
    return item
  })
  dialog.querySelector("h2")!.textContent = `${heading}: this would break the site.`
  dialog.querySelector("ul")!.replaceChildren(...items)
  dialog.querySelector<HTMLElement>(":scope > button")!.onclick = () => dialog.close()
  dialog.show()
  for (const { path } of mistakes.filter(({ file }) => openFiles.includes(file)).reverse()) await showField(path)
}

/** Sends a request that changes files. */
const send = async (url: string, request: FileRequest): Promise<unknown> => {
  for (const field of document.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid")
  const response = await fetch(url, { method: "POST", body: JSON.stringify(request) })
  const answer = (await response.json()) as { error?: string; mistakes?: Mistake[] }
  if (response.ok) {
    document.querySelector("dialog")?.close()
    return answer
  }
  const { mistakes = [] } = answer
  const openFiles = request.params.dataFiles?.map(({ path }) => path) ?? []
  if (mistakes.length > 0) void showMistakes(HEADINGS[request.action]!, mistakes, openFiles)
  // Decap shows the name of an error before its message.
  const error = new Error(mistakes.length > 0 ? "Nothing was changed. The mistakes are listed below." : answer.error)
  throw Object.assign(error, { name: "" })
}

const readBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve((reader.result as string).split(",")[1] ?? "")
    reader.onerror = () => reject(reader.error ?? new Error(file.name))
    reader.readAsDataURL(file)
  })

/** Checks a picture as soon as it is chosen: Decap sends it when the form is saved. */
const checkUploads = (url: string): void => {
  const checked = new WeakSet<EventTarget>()
  const check = async (input: HTMLInputElement, file: File) => {
    const path = `content/images/${file.name.toLowerCase().replace(/[^\w.-]+/g, "-")}`
    await send(url, { action: "checkMedia", params: { asset: { path, content: await readBase64(file) } } })
    checked.add(input)
    input.dispatchEvent(new Event("change", { bubbles: true }))
  }
  const handleChange = (event: Event) => {
    const { target: input } = event
    if (!(input instanceof HTMLInputElement) || !input.files?.[0] || checked.delete(input)) return
    event.stopPropagation()
    check(input, input.files[0]).catch(() => (input.value = ""))
  }
  document.addEventListener("change", handleChange, true)
}

/** A backend of Decap. */
export interface Backend {
  request(request: FileRequest): Promise<unknown>
}

/** Has Decap's "proxy" backend show what the check refuses. */
export const showRefusals = (backend: { init(...options: unknown[]): Backend }, url: string): void => {
  const { init } = backend
  backend.init = (...options) => {
    const proxy = init(...options)
    const request = proxy.request.bind(proxy)
    proxy.request = asked => (asked.action in HEADINGS ? send(url, asked) : request(asked))
    return proxy
  }
  checkUploads(url)
}
