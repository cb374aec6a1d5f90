import type { BehaviorName } from "./main"

/** Attributes of an element that has a behavior (the list in site.ts), which comes when the element is found. */
export const behavior = (name: BehaviorName | `/${string}`) => ({ "data-behavior": name })

/**
 * Attributes of an element that gets a behavior when it is touched.
 * @param name of the behavior, or the address of an island's script
 * @param asked names in the page's address that count as a touch
 */
export const lazyBehavior = (name: BehaviorName | `/${string}`, ...params: string[]) => ({
  ...behavior(name),
  "data-params": params.join(" "),
})
