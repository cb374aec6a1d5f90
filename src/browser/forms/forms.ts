import { field, type Saying } from "./names"
import { campaignOf } from "../campaign"
import { deliver } from "./deliver"
import { keepDraft, readDraft } from "./draft"
import { fillIn, mailWith, textOf, valuesOf } from "./message"

/** Nobody writes a message in less time; what is sent sooner is marked, and sent all the same. */
const HASTE = 3_000
/** Milliseconds until it is said that the answer takes longer than usual. */
const SLOW = 6_000

/** Known to browsers on unencrypted addresses too, which have no `randomUUID`. */
const newId = (): string => [...crypto.getRandomValues(new Uint32Array(4))].map(part => part.toString(36)).join("")

/**
 * Lets a form send without leaving the page: once however often it is asked to, with an end, and with everything that
 * was written kept until an answer confirms that it has arrived. Without this script the form posts by itself. In its
 * HTML (src/components/site-form.tsx) `data-delivers` says which form it is, `data-provider` who takes its
 * messages, `data-says` when a sentence is said, `data-ways` what else there is after a failure, `data-does` what a
 * button does; `data-trap` is the field that only programs fill in.
 */
export const start = (form: HTMLFormElement): void => {
  const name = form.dataset.delivers ?? ""
  const arrived = Date.now()
  const draft = readDraft(name)
  let id = draft?.id ?? newId()
  let isSending = false

  const say = (saying: Saying | undefined, focus = false) => {
    for (const sentence of form.querySelectorAll<HTMLElement>("[data-says]")) {
      sentence.hidden = sentence.dataset.says !== saying
      if (!sentence.hidden && focus) sentence.focus()
    }
  }
  const offer = (isOffered: boolean) =>
    form.querySelector<HTMLElement>("[data-ways]")?.toggleAttribute("hidden", !isOffered)
  const noteDraft = (isKept: boolean) =>
    form.querySelector("[data-does=clear]")?.parentElement?.toggleAttribute("hidden", !isKept)
  const setHidden = (key: string, value: string | undefined) => {
    const input = form.elements.namedItem(key)
    if (!(input instanceof HTMLInputElement)) return
    input.disabled = value === undefined
    input.value = value ?? ""
  }

  const keep = () => {
    const values = valuesOf(form)
    noteDraft(keepDraft(name, Object.keys(values).length > 0 ? { id, values } : undefined))
  }
  const forget = () => {
    id = newId()
    form.reset()
    noteDraft(keepDraft(name))
  }

  const suspicion = () =>
    form.querySelector<HTMLInputElement>("[data-trap]")?.value
      ? "a field that nobody sees was filled in"
      : Date.now() - arrived < HASTE
        ? "sent within three seconds"
        : undefined

  const send = async () => {
    if (isSending) return
    isSending = true
    setHidden(field.id, id)
    setHidden(field.suspect, suspicion())
    setHidden(field.campaign, campaignOf() || undefined)
    keep()
    const sending = JSON.stringify(valuesOf(form))
    offer(false)
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
    offer(outcome !== "sent")
    say(outcome, true)
  }

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(textOf(form))
      say("copied")
    } catch {
      say("notCopied")
    }
  }
  form.addEventListener("submit", event => {
    event.preventDefault()
    void send()
  })
  form.addEventListener("input", keep)
  form.addEventListener("click", ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>("[data-does]") : null
    if (button?.dataset.does === "copy") void copy()
    if (button?.dataset.does === "clear") {
      forget()
      say("cleared", true)
    }
    if (button instanceof HTMLAnchorElement) button.href = mailWith(button.dataset.mail ?? "", textOf(form))
  })
  if (draft) {
    fillIn(form, draft.values)
    noteDraft(true)
  }
}
