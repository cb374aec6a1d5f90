/** Saves the open form with Ctrl+S or Cmd+S, for which Decap has no shortcut. */

const nextTask = () => new Promise(resolve => setTimeout(resolve))

const findControl = (label: string) =>
  [...document.querySelectorAll<HTMLElement>("button, [role=button], [role=menuitem]")].find(
    ({ textContent }) => textContent === label,
  )

/** Returns whether a key event is Ctrl+S or Cmd+S. */
export const isSaveShortcut = ({ key, ctrlKey, metaKey, altKey, shiftKey }: KeyboardEvent): boolean =>
  key.toLowerCase() === "s" && (ctrlKey || metaKey) && !altKey && !shiftKey

/** Clicks Decap's controls after Ctrl+S or Cmd+S. */
export const handleSaveShortcut = (event: KeyboardEvent): void => {
  if (!isSaveShortcut(event)) return
  event.preventDefault()
  if (event.repeat) return
  const { activeElement } = document
  const save = async () => {
    // The menu item is missing if changes are proposed to a Git host.
    for (const label of ["Save", "Save now"]) {
      findControl(label)?.click()
      await nextTask()
    }
    // Decap's menu takes the focus.
    if (activeElement instanceof HTMLElement) activeElement.focus({ preventScroll: true })
  }
  void save()
}
