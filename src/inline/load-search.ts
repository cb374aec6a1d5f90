import { onAct } from "../deferred/on-act"
import { SEARCH, searchFieldId } from "../search/names"
import { asked } from "../site/address"
import { pathPrefix } from "../site/path-prefix"

interface SearchScript {
  start: () => void
}

/**
 * Fetches the search when its field is touched, or at once where the address asks for something. A module that failed
 * is asked for by another address: browsers remember a failure.
 */
export const loadSearch = (): void => {
  const field = document.getElementById(searchFieldId)
  if (!field) return
  let attempt = 0
  const load = async () => {
    const address = `${pathPrefix}${SEARCH}/blog.js${attempt++ ? `?${attempt}` : ""}`
    const { start } = (await import(address)) as SearchScript
    start()
  }
  const wait = () => onAct(field, ["pointerdown", "focusin", "input"], load)
  if (asked("q")) load().catch(wait)
  else wait()
}
