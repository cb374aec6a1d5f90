import { type RefObject, useCallback, useSyncExternalStore } from "react"
import { type Filter, initialFilter } from "./filter"

const read = (form: HTMLFormElement | null): Filter => {
  if (!form) return initialFilter
  const data = new FormData(form)
  return { category: String(data.get("category") ?? initialFilter.category), text: String(data.get("text") ?? "") }
}

const pack = ({ category, text }: Filter) => `${category}\n${text}`

/**
 * What stands in the form, which owns it: text typed and buttons pressed before React was there, or brought back by the browser, count from the start.
 */
export const useFilter = (form: RefObject<HTMLFormElement | null>): Filter => {
  const subscribe = useCallback(
    (changed: () => void) => {
      const element = form.current
      element?.addEventListener("input", changed)
      return () => element?.removeEventListener("input", changed)
    },
    [form],
  )
  const packed = useSyncExternalStore(
    subscribe,
    () => pack(read(form.current)),
    () => pack(initialFilter),
  )
  const [category = initialFilter.category, text = ""] = packed.split("\n")
  return { category, text }
}
