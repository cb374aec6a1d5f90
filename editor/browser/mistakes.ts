/** Shows the mistakes of a rejected change in a dialog, and marks the fields of the open form. */
import type { Mistake } from "../check"
import { findField, focusField, focusInvalidField } from "./form-fields"
import { openForm } from "./open-form"

/** A request of Decap's "proxy" backend, or one of `checkSelectedPictures`. */
interface FileRequest {
  action: string
  params: { dataFiles?: { path: string }[]; [name: string]: unknown }
}

/** Results of rejected requests, by action. */
const results: Record<string, string> = {
  persistEntry: "Not saved",
  deleteFiles: "Not deleted",
  persistMedia: "Not uploaded",
  checkMedia: "Not uploaded",
}

/** Introductions of mistakes in other forms. */
const introductions: Record<string, string> = {
  persistEntry: "Undo your change, or first change these places in other forms:",
  deleteFiles: "Keep it, or first change these places, which use it:",
}

/** Creates the name of a mistake: a button for a field of the open form, a link to another form. */
const createName = ({ path, bodyPosition, field, formUrl }: Mistake, isOpen: boolean): HTMLElement => {
  const name = document.createElement(isOpen ? "button" : formUrl ? "a" : "strong")
  name.textContent = field
  if (name instanceof HTMLAnchorElement) name.href = formUrl!
  name.onclick = event => {
    event.preventDefault()
    if (isOpen) void focusField(path, bodyPosition)
    else if (formUrl) void openForm(formUrl, path, bodyPosition)
  }
  return name
}

/**
 * Creates a list item for each mistake. Equal mistakes in another file have one item, and successive equal messages are
 * shown once.
 */
export const createMistakeItems = (mistakes: readonly Mistake[], openFiles: readonly string[]): HTMLElement[] =>
  mistakes.flatMap((mistake, index) => {
    const { file, form, location, message } = mistake
    const isOpen = openFiles.includes(file)
    const equal = mistakes.filter(other => other.file === file && other.message === message)
    if (!isOpen && equal[0] !== mistake) return []
    const places = !isOpen && equal.length > 1 ? `(${equal.length} places) ` : ""
    const isRepeated = !isOpen && mistakes[index - 1]?.message === message
    const item = document.createElement("li")
    item.append(
      createName(mistake, isOpen),
      ` ${places}${isRepeated ? "" : `${message} `}`,
      Object.assign(document.createElement("small"), { textContent: `${form} (${location})` }),
    )
    return [item]
  })

/**
 * Shows the mistakes of a rejected request, or the warnings after a save.
 * @param action - action of the rejected request
 * @param openFiles - files of the open form; empty after a save, because Decap then opens the form of a new entry
 */
const showMistakes = async (mistakes: Mistake[], openFiles: string[], action = ""): Promise<void> => {
  const dialog = document.querySelector("dialog")!
  const isElsewhere = ({ file, formUrl }: Mistake) => formUrl !== undefined && !openFiles.includes(file)
  const elsewhere = mistakes.filter(isElsewhere).toSorted((a, b) => a.message.localeCompare(b.message))
  const [ownList, otherList] = dialog.querySelectorAll("ul")
  const result = results[action]
  dialog.querySelector("h2")!.textContent = result ? `${result}: this would break the site.` : "Saved, with warnings"
  dialog.querySelector("p")!.textContent = elsewhere.length > 0 ? (introductions[action] ?? "") : ""
  ownList!.replaceChildren(
    ...createMistakeItems(
      mistakes.filter(mistake => !isElsewhere(mistake)),
      openFiles,
    ),
  )
  otherList!.replaceChildren(...createMistakeItems(elsewhere, openFiles))
  dialog.querySelector<HTMLElement>(":scope > button")!.onclick = () => dialog.close()
  dialog.show()
  const own = mistakes.filter(({ file }) => openFiles.includes(file))
  for (const { path } of own) (await findField(path))?.setAttribute("aria-invalid", "true")
  if (own[0]) await focusField(own[0].path, own[0].bodyPosition)
}

const findErrors = () => [...document.querySelectorAll<HTMLElement>(".Toastify__toast--error")]

/** Closes notifications of errors, which outlive the form. */
const closeErrors = () => {
  for (const toast of findErrors()) toast.click()
}

/** Focuses the first field that Decap marks as invalid. Closes earlier notifications, which Decap repeats. */
export const showInvalidField = async (): Promise<void> => {
  await focusInvalidField()
  for (const toast of findErrors().slice(0, -1)) toast.click()
}

/** Removes the mistakes of a form that is left. Those of other forms stay until they are closed. */
const removeMistakesOfForm = () => {
  closeErrors()
  const dialog = document.querySelector("dialog")!
  for (const item of dialog.querySelectorAll("li:has(button)")) item.remove()
  if (!dialog.querySelector("li")) dialog.close()
}

/** Sends a request that changes files. If it is rejected, shows the mistakes. */
const sendChange = async (url: string, request: FileRequest): Promise<unknown> => {
  closeErrors()
  for (const field of document.querySelectorAll("[aria-invalid]")) field.removeAttribute("aria-invalid")
  const response = await fetch(url, { method: "POST", body: JSON.stringify(request) })
  const result = (await response.json()) as { error?: string; mistakes?: Mistake[] }
  const { mistakes = [] } = result
  if (response.ok) {
    document.querySelector("dialog")?.close()
    if (mistakes.length > 0) void showMistakes(mistakes, [])
    return result
  }
  const openFiles = request.params.dataFiles?.map(({ path }) => path) ?? []
  if (mistakes.length > 0) void showMistakes(mistakes, openFiles, request.action)
  // Decap shows the name of an error before its message.
  const error = new Error(mistakes.length > 0 ? "Nothing was changed. The mistakes are listed below." : result.error)
  throw Object.assign(error, { name: "" })
}

/** Reads a file as base64. */
export const readBase64 = (file: File): Promise<string> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader()
    reader.onload = () => resolve((reader.result as string).split(",")[1] ?? "")
    reader.onerror = () => reject(reader.error ?? new Error(file.name))
    reader.readAsDataURL(file)
  })

/** True while Decap handles a selected picture. Decap then deletes the file that the upload would overwrite. */
let isReplacing = false

/** Checks each picture when it is selected; Decap uploads it only on save. */
const checkSelectedPictures = (url: string): void => {
  const checked = new WeakSet<EventTarget>()
  const check = async (input: HTMLInputElement, file: File) => {
    const path = `content/images/${file.name.toLowerCase().replace(/[^\w.-]+/g, "-")}`
    await sendChange(url, { action: "checkMedia", params: { asset: { path, content: await readBase64(file) } } })
    checked.add(input)
    isReplacing = true
    input.dispatchEvent(new Event("change", { bubbles: true }))
    isReplacing = false
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

/** Makes Decap's "proxy" backend show the mistakes of rejected requests. */
export const reportRejectedChanges = (backend: { init(...options: unknown[]): Backend }, url: string): void => {
  const { init } = backend
  backend.init = (...options) => {
    const proxy = init(...options)
    const request = proxy.request.bind(proxy)
    proxy.request = async body => {
      if (body.action === "deleteFiles" && isReplacing) return { message: "file kept until the upload" }
      return body.action in results ? sendChange(url, body) : request(body)
    }
    return proxy
  }
  checkSelectedPictures(url)
  addEventListener("hashchange", removeMistakesOfForm)
  addEventListener("keydown", ({ key }) => key === "Escape" && document.querySelector("dialog")?.close())
}
