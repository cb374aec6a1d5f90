import { colorModeAttribute, colorModeKey, modes } from "./names"

const root = document.documentElement

/**
 * Puts the color mode that the visitor has chosen on the page; that of the system is a matter of style alone, and so is
 * followed live.
 */
export const start = (): void => {
  try {
    const mode = localStorage.getItem(colorModeKey) ?? ""
    if (modes.includes(mode)) root.setAttribute(colorModeAttribute, mode)
    else root.removeAttribute(colorModeAttribute)
  } catch {
    // Storage may be forbidden, and reading it throws then: the choice holds for this page.
  }
}
