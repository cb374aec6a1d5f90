/**
 * Popovers open, close and answer Escape without any script. What is left: one closes when a link in it is followed, so
 * that whoever comes back finds the page, and when the focus goes elsewhere.
 */
const closePopovers = (): void => {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element) target.closest("a")?.closest<HTMLElement>("[popover]")?.hidePopover?.()
  })
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element) || target.matches("[popovertarget]")) return
    for (const popover of document.querySelectorAll<HTMLElement>("[popover]"))
      if (!popover.contains(target)) popover.hidePopover?.()
  })
}

/**
 * A popover that is a dialog opens as a modal one: the page behind it is out of reach and still. It closes at its
 * button, at Escape, beside it, and when a link in it is followed.
 */
const openDialogs = (): void =>
  document.addEventListener("click", event => {
    const { target, clientX } = event
    if (!(target instanceof Element)) return
    const open = document.querySelector<HTMLDialogElement>("dialog[open]")
    const button = target.closest("[popovertarget]")
    if (open) {
      const beside = target === open && clientX < open.getBoundingClientRect().left
      if (button) event.preventDefault()
      if (button ?? target.closest("a") ?? beside) open.close()
      return
    }
    const dialog = button && document.getElementById(button.getAttribute("popovertarget")!)
    // One that was opened before this script came is a popover, and stays one.
    if (!(dialog instanceof HTMLDialogElement) || dialog.getClientRects().length > 0) return
    event.preventDefault()
    dialog.showModal()
  })

export const start = (): void => {
  closePopovers()
  openDialogs()
}
