import { start as tellProblems } from "../checks/tell-problems"
import { fillIn, valuesOf } from "./message"
import { draftParameter } from "./names"

/** Milliseconds after the last letter: browsers refuse an entry of the history that changes with each. */
export const PAUSE = 400

/**
 * A form that delivers nothing tells what is wrong in it, and what is written there stays when the page is loaded
 * again: its entry of the history holds it, so nothing is on the device once the tab is closed. A form that delivers
 * keeps a draft (draft.ts).
 */
export const start = (form: HTMLFormElement): void => {
  tellProblems(form)
  const { written } = (history.state ?? {}) as { written?: Record<string, string> }
  if (written) fillIn(form, written)
  let pause = 0
  const keep = () => {
    clearTimeout(pause)
    pause = window.setTimeout(() => {
      const address = new URL(location.href)
      address.searchParams.set(draftParameter, "")
      history.replaceState({ ...history.state, written: valuesOf(form) }, "", address)
    }, PAUSE)
  }
  form.addEventListener("input", keep)
  // What was written before this script came.
  if (Object.keys(valuesOf(form)).length > 0) keep()
}
