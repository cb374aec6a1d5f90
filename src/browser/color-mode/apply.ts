import { colorModeAttribute, colorModeKey, modes } from "./names"

const root = document.documentElement

const chosen = (): string | null => {
  try {
    return localStorage.getItem(colorModeKey)
  } catch {
    // Storage may be forbidden, and reading it throws then: the choice holds for this page.
    return root.getAttribute(colorModeAttribute)
  }
}

/**
 * Puts the color mode that the visitor has chosen on the page; that of the system is a matter of style alone, and so is
 * followed live.
 */
export const start = (): void => {
  const mode = chosen()
  if (mode && modes.includes(mode)) root.setAttribute(colorModeAttribute, mode)
  else root.removeAttribute(colorModeAttribute)
}
