import { colorModeAttribute, colorModeKey, modes } from "../theme/color-mode"

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
export const applyColorMode = (): void => {
  const mode = chosen()
  if (mode && modes.includes(mode)) root.setAttribute(colorModeAttribute, mode)
  else root.removeAttribute(colorModeAttribute)
}

/** Follows the choice in other open pages; so does a page that was kept or prepared while the choice was made. */
export const followColorMode = (): void => {
  // The last one is the document's own, and passes the window on its way there.
  for (const type of ["storage", "pageshow", "prerenderingchange"]) addEventListener(type, applyColorMode, true)
}
