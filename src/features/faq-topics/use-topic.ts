import { useState, useSyncExternalStore } from "react"

const subscribe = (notify: () => void) => {
  const events = ["hashchange", "popstate"]
  events.forEach(event => addEventListener(event, notify))
  return () => events.forEach(event => removeEventListener(event, notify))
}

const readAnchor = () => location.hash.slice(1)
const noAnchor = () => undefined

/**
 * The topic the address names: the first one without an anchor; an anchor of something else (the skip link's) changes
 * nothing.
 * @returns its id, or `undefined` as long as React does not know: until then the style sheet reads the address
 */
export const useTopic = (ids: readonly string[]): string | undefined => {
  const anchor = useSyncExternalStore<string | undefined>(subscribe, readAnchor, noAnchor)
  const [topic, setTopic] = useState<string>()
  if (anchor === undefined) return undefined
  const named = ids.includes(anchor) ? anchor : undefined
  const next = named ?? (anchor === "" ? ids[0] : (topic ?? ids[0]))
  if (next !== topic) setTopic(next)
  return next
}
