import type { BodyPosition } from "../formats"
import { focusField } from "./form-fields"

/** Milliseconds between two attempts to find an element, and their maximum. */
const RETRY_DELAY = 50
const MAX_ATTEMPTS = 200

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
    const backLink = document.querySelector<HTMLElement>("[class*=-ToolbarSectionBackLink]")
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

/** Opens the form of a typed address through its list, because Decap keeps the open form. */
export const handleTypedAddress = (event: HashChangeEvent): void => {
  const [oldHash, newHash] = [event.oldURL, event.newURL].map(url => new URL(url).hash) as [string, string]
  if (oldHash === newHash || ![oldHash, newHash].every(hash => hash.includes("/entries/"))) return
  event.stopImmediatePropagation()
  history.replaceState(null, "", oldHash)
  void openForm(newHash)
}
