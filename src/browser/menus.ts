const close = (menu: Element): void => {
  if (menu instanceof HTMLDialogElement) menu.close()
  // A popover, or a dialog that opened as a popover before this script loaded.
  if (menu instanceof HTMLElement) menu.hidePopover?.()
}

/**
 * Extends native popovers. They close when one of their links is followed, so that the back button shows the page, and
 * when they lose focus. A dialog opens as a modal: the page behind it is inert and does not scroll. It closes on its
 * button, Escape, and clicks outside.
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
    // Clicks on the backdrop have the dialog as target. The drawer is at the right edge.
    const isOutside = target === menu && clientX < menu.getBoundingClientRect().left
    if (menu && (isOutside || target.closest("a"))) close(menu)
    const id = target.closest("[popovertarget]")?.getAttribute("popovertarget")
    const dialog = id && document.getElementById(id)
    if (!(dialog instanceof HTMLDialogElement)) return
    // A dialog that opened before this script loaded stays a popover.
    if (!dialog.open && dialog.getClientRects().length > 0) return
    event.preventDefault()
    if (dialog.open) dialog.close()
    else dialog.showModal()
  })
}
