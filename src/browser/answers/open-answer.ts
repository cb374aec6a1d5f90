/**
 * Opens the answer that the address names, and what it is folded into. The browser does so by itself when it goes
 * there, but not where a reload or a way back restores the place that the page was left at.
 */
export const start = (): void => {
  // Not `:target`: this may run before the browser has looked for it.
  const answer = document.getElementById(location.hash.slice(1))
  const closed = () => answer?.closest<HTMLDetailsElement>("details:not([open])")
  let opened = 0
  for (let details = closed(); details; details = closed(), opened++) details.open = true
  // What opens above the restored place moves it.
  if (opened > 1) answer?.scrollIntoView({ block: "nearest" })
}
