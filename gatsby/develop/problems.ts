import { EventEmitter } from "node:events"
import type { Issue } from "../../packages/content-engine"

let current: readonly Issue[] = []
const changes = new EventEmitter().setMaxListeners(Infinity)

/** Tells every open page what is wrong with the content now; an empty list says that it is in order. */
export const setProblems = (issues: readonly Issue[]): void => {
  current = issues
  changes.emit("change")
}

/**
 * Calls `listener` with the problems there are now, and after every change.
 * @returns a function that ends this
 */
export const onProblems = (listener: (issues: readonly Issue[]) => void): (() => void) => {
  const tell = () => listener(current)
  changes.on("change", tell)
  tell()
  return () => changes.off("change", tell)
}
