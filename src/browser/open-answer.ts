import { findHashTarget } from "./hash-target"

/**
 * Navigates to the hash again if its target is in closed `<details>`: browsers then open them. They also do so on
 * load, but not when a reload or back navigation restores the scroll position.
 */
export const start = (): void => {
  // Not `:target`: it may not be set yet.
  const target = findHashTarget(location.hash)
  if (target?.closest("details:not([open])")) location.replace(location.hash)
}
