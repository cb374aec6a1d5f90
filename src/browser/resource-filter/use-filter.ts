import { useSyncExternalStore } from "react"
import { type Filter, initialFilter } from "./filter"

/** Id of the form that holds the filter. */
export const filterFormId = "resource-filter"

const formOf = () => document.getElementById(filterFormId) as HTMLFormElement | null
const pack = (category: string, text: string) => `${category}\n${text}`
const initial = pack(initialFilter.category, initialFilter.text)

const subscribe = (changed: () => void) => {
  const form = formOf()
  form?.addEventListener("input", changed)
  return () => form?.removeEventListener("input", changed)
}

const read = () => {
  const form = formOf()
  if (!form) return initial
  const data = new FormData(form)
  const field = (name: string) => {
    const value = data.get(name)
    return typeof value === "string" ? value : ""
  }
  return pack(field("category"), field("text"))
}

/**
 * What stands in the form, which owns it: text typed and buttons pressed before React was there, or brought back by the
 * browser, count from the start.
 */
export const useFilter = (): Filter => {
  const [category = "", text = ""] = useSyncExternalStore(subscribe, read, () => initial).split("\n")
  return { category, text }
}
