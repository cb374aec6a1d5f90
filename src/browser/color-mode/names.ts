/**
 * Holds the color mode that the visitor has chosen, "light" or "dark", on `<html>`; it is missing where the system's
 * counts.
 */
export const colorModeAttribute = "data-theme"

/** Key under which the choice is kept on the visitor's device. */
export const colorModeKey = "mui-mode"

/** What can be chosen. */
export const modes = ["light", "dark"]

/** Marks the switch. */
export const toggleAttribute = "data-theme-toggle"
