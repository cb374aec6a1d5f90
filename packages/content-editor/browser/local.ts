import type { DraftState, EditorState, FieldIssue, PageState } from "../workspace"
import { tellAtFields, watchFields } from "./at-fields"

/** What the page asks of the server of a clone (serve.ts). */

const ask = async <Answer>(path: string, body?: unknown): Promise<Answer | undefined> => {
  const response = await fetch(path, body === undefined ? {} : { method: "POST", body: JSON.stringify(body) })
  return response.ok ? ((await response.json()) as Answer) : undefined
}

/** What the server said last. */
let state: EditorState | undefined

/** Shows it below the form, with what is wrong in the form and belongs to no field. */
const show = (unplaced: readonly FieldIssue[]) => {
  const bar = document.getElementById("state")
  const place = document.getElementById("problems")
  const undo = document.getElementById("undo")
  const left = document.getElementById("left")
  if (!state || !bar || !place || !undo || !left) return
  const others = unplaced.map(({ path, message }) => `${path.join(".")}: ${message}`)
  const [title = "", ...lines] = state.problems.split("\n")
  place.querySelector("summary")!.textContent = title || `${others.length} in this form:`
  place.querySelector("pre")!.textContent = [...others, ...lines].join("\n").trim()
  place.hidden = state.problems === "" && others.length === 0
  undo.hidden = state.undo.length === 0
  undo.title = state.undo.join(", ")
  left.querySelector("span")!.textContent = state.left.join(", ")
  left.hidden = state.left.length === 0
  bar.hidden = place.hidden && undo.hidden && left.hidden
}

let asked = 0
/** Asks how things are and shows it, if nothing newer was asked meanwhile: answers may come in another order. */
const tell = async <State extends EditorState & { fields?: FieldIssue[] }>(
  asking: Promise<State | undefined>,
  isOpened = false,
): Promise<State | undefined> => {
  const own = ++asked
  const answer = await asking
  if (own !== asked || !answer) return answer
  state = answer
  show(tellAtFields(answer.fields ?? [], isOpened))
  return answer
}

/** Keeps what is said at its field, or below the form, whatever is unfolded. */
export const keepTelling = (): void => watchFields(show)

/** Says below the form what is wrong with the content, and offers to take the last save back. */
export const showState = (): Promise<unknown> => tell(ask<EditorState>("state"))

/** This window, for the server to know whose draft it holds. */
const query = `window=${crypto.randomUUID()}`

/** Makes "undo" work: the files are put back, and the forms read them anew. */
export const connectUndo = (): void =>
  document.getElementById("undo")?.addEventListener("click", () => {
    void ask<EditorState>(`undo?${query}`, {}).then(() => location.reload())
  })

/** Makes what was left in a closed window savable: the forms read it anew. */
export const connectLeft = (): void => {
  for (const button of document.querySelectorAll<HTMLButtonElement>("#left button"))
    button.addEventListener("click", () => {
      void ask<EditorState>(`left?${query}`, button.value === "true").then(() => location.reload())
    })
}

/** Has the server notice when this window is closed: what stands in its form goes with it. */
export const tellWhenClosed = (): void => void new EventSource(`open?${query}`)

/**
 * Has what stands in a form checked as if it were saved, and shown by `develop`; `null` where no form is open.
 * @param isOpened whether it stands in the form as it does in the file
 */
export const sendDraft = (draft: object | null, isOpened: boolean): Promise<DraftState | undefined> =>
  tell(ask<DraftState>(`draft?${query}`, draft), isOpened)

/** What `develop` says of the page at a path. */
export const pageNow = async (path: string): Promise<PageState> =>
  (await ask<PageState>(`page?${new URLSearchParams({ path }).toString()}`)) ?? { isUp: false, page: null }
