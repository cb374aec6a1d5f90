import type { Issue } from "../content/entry"

type Listener = (issues: readonly Issue[]) => void

let current: readonly Issue[] = []
const listeners = new Set<Listener>()

/** Tells every open page what is wrong with the content now; an empty list says that it is in order. */
export const setProblems = (issues: readonly Issue[]): void => {
  current = issues
  for (const listener of listeners) listener(issues)
}

/**
 * Calls `listener` with the problems there are now, and after every change.
 * @returns a function that ends this
 */
export const onProblems = (listener: Listener): (() => void) => {
  listeners.add(listener)
  listener(current)
  return () => listeners.delete(listener)
}
