/**
 * Holds the color mode that the visitor has chosen, "light" or "dark", on `<html>`; it is missing where the system's
 * counts.
 */
export const colorModeAttribute = "data-theme"
