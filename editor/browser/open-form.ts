import type { BodyPosition } from "../formats"
import { focusField } from "./form-fields"

/** Milliseconds between two attempts to find an element, and their maximum. */
const RETRY_DELAY = 50
const MAX_ATTEMPTS = 200

/** Milliseconds after Decap's question until Decap has left the form, or has tried to restore its address. */
const RESTORE_DELAY = 100

/** Selector of Decap's link from a form to its list. */
const BACK_LINK = "[class*=-ToolbarSectionBackLink]"

const isForm = (hash: string): boolean => /\/entries\/|\/new$/.test(hash)

const waitForElement = async (selector: string): Promise<HTMLElement | null> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const element = document.querySelector<HTMLElement>(selector)
    if (element) return element
    await new Promise(resolve => setTimeout(resolve, RETRY_DELAY))
  }
  return null
}

/** Focuses the button "Saved" if the focus is lost: Decap replaces the pressed button after a save. */
export const focusSavedButton = async (): Promise<void> => {
  const button = await waitForElement("[class*=-PublishedToolbarButton], [class*=-PublishedButton]")
  if (document.activeElement === document.body) button?.focus()
}

/**
 * Opens a form, at a field if it has a path.
 * @param url - `#/collections/lists/entries/Claim`
 * @param path - data path of the field
 * @param bodyPosition - position in the text of a post
 */
export const openForm = async (url: string, path?: string, bodyPosition?: BodyPosition): Promise<void> => {
  const { hash } = location
  if (hash !== url) {
    // A click, because an assigned address stays if the editor cancels leaving the form.
    const backLink = document.querySelector<HTMLElement>(BACK_LINK)
    backLink?.click()
    if (backLink && location.hash === hash) return
    // The list first: Decap mixes up two forms that are opened in succession.
    location.hash = url.replace(/\/entries\/.*/, "")
    const link = await waitForElement(`#nc-root a[href="${url}"]`)
    link?.click()
    if (!link || !(await waitForElement('label[for*="-field-"]'))) return
  }
  if (path !== undefined) await focusField(path, bodyPosition)
}

/** Restores the address of a form that stays open. Decap does so only if it has opened the list by a click. */
const restoreAddress = (formHash: string): void => {
  if (!isForm(location.hash) && document.querySelector(BACK_LINK)) history.pushState(null, "", formHash)
}

/**
 * Opens the form of a typed address through its list, because Decap keeps the open form. Restores the address of a form
 * if the editor cancels leaving it.
 */
export const handleAddressChange = (event: HashChangeEvent): void => {
  const [oldHash, newHash] = [event.oldURL, event.newURL].map(url => new URL(url).hash) as [string, string]
  if (isForm(oldHash) && !isForm(newHash))
    // The first timeout ends after Decap's question, which blocks the window.
    setTimeout(() => setTimeout(() => restoreAddress(oldHash), RESTORE_DELAY))
  if (oldHash === newHash || ![oldHash, newHash].every(hash => hash.includes("/entries/"))) return
  event.stopImmediatePropagation()
  history.replaceState(null, "", oldHash)
  void openForm(newHash)
}
