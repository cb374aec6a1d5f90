import { findHashTarget } from "./hash-target"

/**
 * Goes to the answer that the address names where it is folded in: the browser then opens everything around it. It does
 * so by itself, but not where a reload or a way back restores the place that the page was left at.
 */
export const start = (): void => {
  // Not `:target`: this may run before the browser has looked for it.
  const answer = findHashTarget(location.hash)
  if (answer?.closest("details:not([open])")) location.replace(location.hash)
}
