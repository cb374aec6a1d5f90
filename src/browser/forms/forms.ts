import { campaignOf } from "../campaign"
import { keep, kept } from "../storage"
import { deliver } from "./deliver"
import { fillIn, mailWith, textOf, valuesOf } from "./message"
import { draftKey, field, type Saying } from "./names"

/** Nobody writes a message in less time; what is sent sooner is marked, and sent all the same. */
const HASTE = 3_000
/** Milliseconds until it is said that the answer takes longer than usual. */
const SLOW = 6_000

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
 * HTML (src/components/site-form.tsx) `data-delivers` says which form it is, `data-provider` who takes its
 * messages, `data-says` when a sentence is said, `data-ways` what else there is after a failure, `data-draft` that
 * something is kept, `data-does` what a button does; `data-trap` is the field that only programs fill in.
 */
export const start = (form: HTMLFormElement): void => {
  const key = draftKey(form.dataset.delivers ?? "")
  const arrived = Date.now()
  const draft = JSON.parse(kept("localStorage", key) || "null") as Draft | null
  let id = draft?.id ?? newId()
  let isSending = false

  const say = (saying: Saying | undefined, focus = false) => {
    for (const sentence of form.querySelectorAll<HTMLElement>("[data-says]")) {
      sentence.hidden = sentence.dataset.says !== saying
      if (!sentence.hidden && focus) sentence.focus()
    }
  }
  const show = (part: string, isShown: boolean) => form.querySelector(part)?.toggleAttribute("hidden", !isShown)
  const tell = (name: string, value = "") =>
    Object.assign(form.elements.namedItem(name) ?? {}, { value, disabled: value === "" })

  const keepDraft = () => {
    const values = valuesOf(form)
    const text = Object.keys(values).length > 0 ? JSON.stringify({ id, values } satisfies Draft) : ""
    show("[data-draft]", keep("localStorage", key, text))
  }
  const forget = () => {
    id = newId()
    form.reset()
    show("[data-draft]", keep("localStorage", key, ""))
  }

  const suspicion = () => {
    if (form.querySelector<HTMLInputElement>("[data-trap]")?.value) return "a field that nobody sees was filled in"
    return Date.now() - arrived < HASTE ? "sent within three seconds" : undefined
  }

  const send = async () => {
    if (isSending) return
    isSending = true
    tell(field.id, id)
    tell(field.suspect, suspicion())
    tell(field.campaign, campaignOf())
    keepDraft()
    const sending = JSON.stringify(valuesOf(form))
    show("[data-ways]", false)
    say("sending", true)
    form.setAttribute("aria-busy", "true")
    const slow = setTimeout(() => say("slow"), SLOW)
    const action = form.getAttribute("action") ?? ""
    const outcome = await deliver(action, new FormData(form), form.dataset.provider ?? "")
    clearTimeout(slow)
    form.removeAttribute("aria-busy")
    isSending = false
    if (outcome === "sent") {
      // What was written meanwhile is another message.
      if (JSON.stringify(valuesOf(form)) === sending) forget()
      else id = newId()
    }
    show("[data-ways]", outcome !== "sent")
    say(outcome, true)
  }

  const copy = async () => navigator.clipboard.writeText(textOf(form))

  form.addEventListener("submit", event => {
    event.preventDefault()
    void send()
  })
  form.addEventListener("input", keepDraft)
  form.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-does]") : null
    if (button?.dataset.does === "copy")
      copy().then(
        () => say("copied"),
        () => say("notCopied"),
      )
    if (button?.dataset.does === "clear") {
      forget()
      say("cleared", true)
    }
    if (button instanceof HTMLAnchorElement) button.href = mailWith(button.dataset.mail ?? "", textOf(form))
  })
  if (draft) {
    fillIn(form, draft.values)
    show("[data-draft]", true)
  }
}
