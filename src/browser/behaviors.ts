import type { BehaviorName } from "./behavior-modules"

/** Returns the attributes of an element whose behavior (behavior-modules.ts) loads at once. */
export const behavior = (name: BehaviorName | `/${string}`) => ({ "data-behavior": name })

/**
 * Returns the attributes of an element whose behavior loads on interaction.
 * @param name - a behavior, or the path of an island's script
 * @param params - URL parameters that load it at once
 */
export const lazyBehavior = (name: BehaviorName | `/${string}`, ...params: string[]) => ({
  ...behavior(name),
  "data-params": params.join(" "),
})
