import { fill } from "../../site/fill"
import { field } from "../forms/names"
import type { LeadData } from "../../site/lead-origins"

/** Chooses the first of the options that there is, where nothing is chosen yet. */
const choose = (name: string, ...wanted: (string | null | undefined)[]) => {
  const select = document.querySelector<HTMLSelectElement>(`form select[name=${name}]`)
  for (const one of wanted)
    for (const { value } of select?.options ?? []) if (value === one && select?.value === "") select.value = value
}

/**
 * Fills in what the address tells of a lead (src/site/contact-address.ts), and says where the visitor came from.
 * Nothing is kept: the plain address shows the form as it always was.
 */
export const start = (line: HTMLElement): void => {
  const data = line.nextElementSibling?.textContent
  if (!data) return
  const { line: words, origins } = JSON.parse(data) as LeadData
  const told = new URLSearchParams(location.search)
  const known = new Map(Object.entries(origins))
  const [name, projectType, budget] = known.get(told.get("from") ?? "") ?? []
  const asked = told.get("projectType")
  // A service may be named in the place of its kind of project.
  choose("projectType", known.get(`services/${asked}`)?.[1], asked, projectType)
  choose("budget", told.get("budget"), budget)
  if (!name) return
  line.textContent = fill(words, { from: name })
  line.hidden = false
  const from = document.querySelector<HTMLInputElement>(`form input[name=${field.from}]`)
  if (from) Object.assign(from, { value: name, disabled: false })
}
