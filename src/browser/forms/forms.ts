import { getCampaign } from "../campaign"
import { writeStorage, readStorage } from "../storage"
import { deliver } from "./deliver"
import { restoreValues, withMailBody, formToText, getValues } from "./message"
import { draftKey, fieldNames, type StatusMessage } from "./field-names"

/** Nobody writes a message in less time; what is sent sooner is marked, and sent all the same. */
const MIN_FILL_TIME = 3_000
/** Milliseconds until it is said that the answer takes longer than usual. */
const SLOW_AFTER = 6_000

/** Known to browsers on unencrypted addresses too, which have no `randomUUID`. */
const newId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(36)).join("")

/** What a visitor has written, and by which id the receiver will know it. */
interface Draft {
  id: string
  values: Record<string, string>
}

/**
 * Lets a form send without leaving the page: once however often it is asked to, with an end, and with everything that
 * was written kept until an answer confirms that it has arrived. Without this script the form posts by itself. In its
 * HTML (src/components/site-form.tsx) `data-form` says which form it is, `data-provider` who takes its
 * messages, `data-status` when a sentence is said, `data-fallback` what else there is after a failure, `data-draft` that
 * something is kept, `data-action` what a button does; `data-honeypot` is the field that only programs fill in.
 */
export const start = (form: HTMLFormElement): void => {
  const key = draftKey(form.dataset.form ?? "")
  const arrived = Date.now()
  const draft = JSON.parse(readStorage("localStorage", key) || "null") as Draft | null
  let id = draft?.id ?? newId()
  let isSending = false

  const showStatus = (saying: StatusMessage | undefined, focus = false) => {
    for (const sentence of form.querySelectorAll<HTMLElement>("[data-status]")) {
      sentence.hidden = sentence.dataset.status !== saying
      if (!sentence.hidden && focus) sentence.focus()
    }
  }
  const show = (part: string, isShown: boolean) => form.querySelector(part)?.toggleAttribute("hidden", !isShown)
  const setHiddenField = (name: string, value = "") =>
    Object.assign(form.elements.namedItem(name) ?? {}, { value, disabled: value === "" })

  const saveDraft = () => {
    const values = getValues(form)
    const text = Object.keys(values).length > 0 ? JSON.stringify({ id, values } satisfies Draft) : ""
    show("[data-draft]", writeStorage("localStorage", key, text))
  }
  const clearDraft = () => {
    id = newId()
    form.reset()
    show("[data-draft]", writeStorage("localStorage", key, ""))
  }

  const spamReason = () => {
    if (form.querySelector<HTMLInputElement>("[data-honeypot]")?.value) return "a field that nobody sees was filled in"
    return Date.now() - arrived < MIN_FILL_TIME ? "sent within three seconds" : undefined
  }

  const send = async () => {
    if (isSending) return
    isSending = true
    setHiddenField(fieldNames.id, id)
    setHiddenField(fieldNames.suspect, spamReason())
    setHiddenField(fieldNames.campaign, getCampaign())
    saveDraft()
    const sending = JSON.stringify(getValues(form))
    show("[data-fallback]", false)
    showStatus("sending", true)
    form.setAttribute("aria-busy", "true")
    const slow = setTimeout(() => showStatus("slow"), SLOW_AFTER)
    const action = form.getAttribute("action") ?? ""
    const outcome = await deliver(action, new FormData(form), form.dataset.provider ?? "")
    clearTimeout(slow)
    form.removeAttribute("aria-busy")
    isSending = false
    if (outcome === "sent") {
      // What was written meanwhile is another message.
      if (JSON.stringify(getValues(form)) === sending) clearDraft()
      else id = newId()
    }
    show("[data-fallback]", outcome !== "sent")
    showStatus(outcome, true)
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
      showStatus("cleared", true)
    }
    if (button instanceof HTMLAnchorElement) button.href = withMailBody(button.dataset.mail ?? "", formToText(form))
  })
  if (draft) {
    restoreValues(form, draft.values)
    show("[data-draft]", true)
  }
}
