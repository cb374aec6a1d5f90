import { getCampaign } from "../campaign"
import { readStorage, writeStorage } from "../storage"
import { deliver } from "./deliver"
import { draftKey, fieldNames, type StatusMessage } from "./field-names"
import { formToText, getValues, restoreValues, withMailBody } from "./form-values"

/** Minimum milliseconds that a person needs. Faster submissions are marked as possible spam, but sent. */
const MIN_FILL_TIME = 3_000
/** Milliseconds before the status changes to "slow". */
const SLOW_DELAY = 6_000

/** Creates a random id. `randomUUID` requires HTTPS. */
const newId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(36)).join("")

/** Input whose receipt is not confirmed yet, in local storage. */
interface Draft {
  /** Id of the submission. */
  id: string
  values: Record<string, string>
}

/**
 * Makes a form submit in place: once per submission, with a timeout. Stores a draft until the receiver confirms
 * the submission. Without this script the form posts natively. Attributes (src/components/site-form.tsx): `data-form`
 * name, `data-provider` receiver, `data-status` status message, `data-fallback` actions after a failure, `data-draft`
 * draft notice, `data-action` button, `data-honeypot` spam trap.
 */
export const start = (form: HTMLFormElement): void => {
  const storageKey = draftKey(form.dataset.form ?? "")
  const startTime = Date.now()
  const draft = JSON.parse(readStorage("localStorage", storageKey) || "null") as Draft | null
  let submissionId = draft?.id ?? newId()
  let isSending = false

  const showStatus = (status: StatusMessage, { focus = false } = {}) => {
    for (const element of form.querySelectorAll<HTMLElement>("[data-status]")) {
      element.hidden = element.dataset.status !== status
      if (!element.hidden && focus) element.focus()
    }
  }
  const setVisible = (selector: string, isVisible: boolean) =>
    form.querySelector(selector)?.toggleAttribute("hidden", !isVisible)
  const setHiddenField = (name: string, value = "") =>
    Object.assign(form.elements.namedItem(name) ?? {}, { value, disabled: value === "" })

  const saveDraft = () => {
    const values = getValues(form)
    const text = Object.keys(values).length > 0 ? JSON.stringify({ id: submissionId, values } satisfies Draft) : ""
    setVisible("[data-draft]", writeStorage("localStorage", storageKey, text))
  }
  const clearDraft = () => {
    submissionId = newId()
    form.reset()
    setVisible("[data-draft]", writeStorage("localStorage", storageKey, ""))
  }

  const spamReason = () => {
    if (form.querySelector<HTMLInputElement>("[data-honeypot]")?.value) return "a field that nobody sees was filled in"
    return Date.now() - startTime < MIN_FILL_TIME ? "sent within three seconds" : undefined
  }

  const send = async () => {
    if (isSending) return
    isSending = true
    setHiddenField(fieldNames.id, submissionId)
    setHiddenField(fieldNames.spamReason, spamReason())
    setHiddenField(fieldNames.campaign, getCampaign())
    saveDraft()
    const sentValues = JSON.stringify(getValues(form))
    setVisible("[data-fallback]", false)
    showStatus("sending", { focus: true })
    form.setAttribute("aria-busy", "true")
    const slowTimer = setTimeout(() => showStatus("slow"), SLOW_DELAY)
    const action = form.getAttribute("action") ?? ""
    const outcome = await deliver(action, new FormData(form), form.dataset.provider ?? "")
    clearTimeout(slowTimer)
    form.removeAttribute("aria-busy")
    isSending = false
    if (outcome === "sent") {
      // Values that changed meanwhile are a new submission.
      if (JSON.stringify(getValues(form)) === sentValues) clearDraft()
      else submissionId = newId()
    }
    setVisible("[data-fallback]", outcome !== "sent")
    showStatus(outcome, { focus: true })
  }

  const copy = async () => navigator.clipboard.writeText(formToText(form))

  form.addEventListener("submit", event => {
    event.preventDefault()
    void send()
  })
  form.addEventListener("input", saveDraft)
  form.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-action]") : null
    if (button?.dataset.action === "copy")
      copy().then(
        () => showStatus("copied"),
        () => showStatus("notCopied"),
      )
    if (button?.dataset.action === "clear") {
      clearDraft()
      showStatus("cleared", { focus: true })
    }
    if (button instanceof HTMLAnchorElement) button.href = withMailBody(button.dataset.mail ?? "", formToText(form))
  })
  if (draft) {
    restoreValues(form, draft.values)
    setVisible("[data-draft]", true)
  }
}
