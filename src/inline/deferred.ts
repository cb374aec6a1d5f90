import { onAct } from "./on-act"

/** Address of the file; set by the bundler (gatsby/browser-scripts.ts). */
declare const DEFERRED_SCRIPT: string

/** Not a literal where it is used: the bundler would look for the file. */
const address = DEFERRED_SCRIPT

/** Loads what nobody misses before: at the first act, so that it never competes with the page itself. */
export const loadDeferred = (): void =>
  onAct(window, ["pointermove", "pointerdown", "keydown", "scroll"], () => import(address))
