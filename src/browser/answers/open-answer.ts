/**
 * Opens the answer that the address names, and what it is folded into. The browser does so by itself when it goes
 * there, but not where a reload or a way back restores the place that the page was left at.
 */
export const start = (): void => {
  // Not `:target`: this may run before the browser has looked for it.
  const answer = document.getElementById(location.hash.slice(1))
  const own = answer?.closest("details")
  if (!answer || !own) return
  own.open = true
  const fold = own.parentElement?.closest<HTMLDetailsElement>("details:not([open])")
  if (!fold) return
  fold.open = true
  // What opens above the restored place moves it.
  answer.scrollIntoView({ block: "nearest" })
}
