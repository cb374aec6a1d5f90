/** Saves the open form with Ctrl+S or Cmd+S, for which Decap has no shortcut. */

const nextTask = () => new Promise(resolve => setTimeout(resolve))

const findControl = (label: string) =>
  [...document.querySelectorAll<HTMLElement>("button, [role=button], [role=menuitem]")].find(
    ({ textContent }) => textContent === label,
  )

/** Returns whether a key event is Ctrl+S or Cmd+S. */
export const isSaveShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "s" && (ctrlKey || metaKey) && !altKey && !shiftKey

/**
 * Creates a handler of `keydown` that clicks Decap's controls.
 * @param labels - labels of the button to save, and of its menu item
 */
export const createSaveHandler =
  (labels: readonly string[]) =>
  (event: KeyboardEvent): void => {
    if (!isSaveShortcut(event)) return
    event.preventDefault()
    if (event.repeat) return
    const { activeElement } = document
    const save = async () => {
      for (const label of labels) {
        findControl(label)?.click()
        await nextTask()
      }
      // Decap's menu takes the focus.
      if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
    }
    void save()
  }
