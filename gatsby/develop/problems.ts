import type { Issue } from "../../packages/content-engine"
import type { Unseen } from "./unseen"

type Listener = (issues: readonly Issue[]) => void

let current: readonly Issue[] = []
let unseen: readonly Unseen[] = []
const listeners = new Set<Listener>()

/**
 * Tells every open page what is wrong with the content now; an empty list says that it is in order.
 * @param hidden what of it visitors do not see
 */
export const setProblems = (issues: readonly Issue[], hidden: readonly Unseen[]): void => {
  current = issues
  unseen = hidden
  for (const listener of listeners) listener(issues)
}

/** What visitors do not see of the content now. */
export const unseenNow = (): readonly Unseen[] => unseen

/**
 * Calls `listener` with the problems there are now, and after every change.
 * @returns a function that ends this
 */
export const onProblems = (listener: Listener): (() => void) => {
  listeners.add(listener)
  listener(current)
  return () => listeners.delete(listener)
}
