/**
 * Opens the answer that the address names. The browser does so by itself when it goes there, but not where a reload or
 * a way back restores the place that the page was left at.
 */
export const start = (): void =>
  // Not `:target`: this may run before the browser has looked for it.
  document.getElementById(location.hash.slice(1))?.closest("details")?.setAttribute("open", "")
