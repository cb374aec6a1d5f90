import { fillIn, valuesOf } from "./message"

/** Milliseconds after the last letter: browsers refuse an entry of the history that changes with each. */
export const PAUSE = 400

/**
 * What is written in a form that delivers nothing stays when the page is loaded again: its entry of the history holds
 * it, so nothing is on the device once the tab is closed. A form that delivers keeps a draft (draft.ts).
 */
export const start = (form: HTMLFormElement): void => {
  const { written } = (history.state ?? {}) as { written?: Record<string, string> }
  if (written) fillIn(form, written)
  let pause = 0
  form.addEventListener("input", () => {
    clearTimeout(pause)
    pause = window.setTimeout(() => history.replaceState({ ...history.state, written: valuesOf(form) }, ""), PAUSE)
  })
}
