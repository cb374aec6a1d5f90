/** Longest wait for the next page to be drawn, in milliseconds: the window stands still meanwhile. */
const PATIENCE = 200

let drawn: () => void = () => undefined

const turnTo = ({ navigationType, destination }: NavigateEvent) => {
  const isTurn =
    navigationType === "push" && destination.sameDocument && new URL(destination.url).pathname !== location.pathname
  if (!isTurn || document.hidden || matchMedia("(prefers-reduced-motion: reduce)").matches) return
  const page = new Promise<void>(resolve => {
    drawn = resolve
    setTimeout(resolve, PATIENCE)
  })
  // Skipped, for example because the next turn has begun already: nothing is lost.
  document.startViewTransition(() => page).ready.catch(() => undefined)
}

/**
 * Lets one page turn into the next where the browser has view transitions. Gatsby changes the address once it has what the next page
 * needs, and draws it two frames later; the transition takes its picture of the old page in between, so it delays nothing.
 */
export const startPageTurns = (): void => {
  if ("navigation" in window && "startViewTransition" in document) navigation.addEventListener("navigate", turnTo)
}

/** Tells that the next page is there. */
export const endPageTurn = (): void => drawn()
