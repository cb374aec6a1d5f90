/**
 * Native popovers open, close and answer Escape without any script. What is left: one closes when a link in it is
 * followed, so that whoever comes back finds the page, and when the focus goes elsewhere. Where the browser has no
 * popovers nothing is hidden.
 */
export const closePopovers = (): void => {
  document.addEventListener("click", ({ target }) => {
    if (target instanceof Element) target.closest("a")?.closest<HTMLElement>("[popover]")?.hidePopover?.()
  })
  document.addEventListener("focusin", ({ target }) => {
    if (!(target instanceof Element) || target.matches("[popovertarget]")) return
    for (const popover of document.querySelectorAll<HTMLElement>("[popover]"))
      if (!popover.contains(target)) popover.hidePopover?.()
  })
}
