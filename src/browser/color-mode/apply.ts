/** Key of the chosen mode in local storage. */
export const colorModeKey = "mui-mode"

/** Sets `data-theme` to the stored color mode. Without one, CSS follows the system. */
export const start = (): void => {
  try {
    document.documentElement.dataset.theme = localStorage.getItem(colorModeKey) ?? ""
  } catch {
    // Blocked storage throws: the attribute keeps its value.
  }
}
