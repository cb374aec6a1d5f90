/** Key under which the choice is kept on the visitor's device. */
export const colorModeKey = "mui-mode"

/**
 * Puts the color mode that the visitor has chosen on the page, as `data-theme`; that of the system is a matter of style
 * alone, and so is followed live.
 */
export const start = (): void => {
  try {
    document.documentElement.dataset.theme = localStorage.getItem(colorModeKey) ?? ""
  } catch {
    // Storage may be forbidden, and reading it throws then: the choice holds for this page.
  }
}
