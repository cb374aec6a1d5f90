const close = (menu: Element): void => {
  if (menu instanceof HTMLDialogElement) menu.close()
  // One that is a popover, or was opened as one before this script came.
  if (menu instanceof HTMLElement) menu.hidePopover?.()
}

/**
 * Popovers open, close and answer Escape without any script. What is left: one closes when a link in it is followed, so
 * that whoever comes back finds the page, and when the focus goes elsewhere. One that is a dialog opens as a modal one:
 * the page behind it is out of reach and still. It closes at its button, at Escape, and beside it, too.
 */
export const start = (): void => {
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element) || target.matches("[popovertarget]")) return
    for (const menu of document.querySelectorAll("[popover]:not([open])")) if (!menu.contains(target)) close(menu)
  })
  document.addEventListener("click", event => {
    const { target, clientX } = event
    if (!(target instanceof Element)) return
    const menu = target.closest("[popover]")
    const isBeside = target === menu && clientX < menu.getBoundingClientRect().left
    if (menu && (isBeside || target.closest("a"))) close(menu)
    const name = target.closest("[popovertarget]")?.getAttribute("popovertarget")
    const dialog = name && document.getElementById(name)
    if (!(dialog instanceof HTMLDialogElement)) return
    // One that was opened before this script came is a popover, and stays one.
    if (!dialog.open && dialog.getClientRects().length > 0) return
    event.preventDefault()
    if (dialog.open) dialog.close()
    else dialog.showModal()
  })
}
