import { interpolate } from "#site/interpolate"
import type { LeadData } from "#site/lead-origins"
import { fieldNames } from "./forms/field-names"

/**
 * Chooses the first of the options that there is, where nothing is chosen yet.
 * @param block with the form
 * @returns whether one was chosen
 */
const choose = (block: ParentNode, name: string, ...wanted: (string | null | undefined)[]): boolean => {
  const select = block.querySelector<HTMLSelectElement>(`form select[name=${name}]`)
  if (!select || select.value) return false
  const [option] = wanted.flatMap(one => [...select.options].find(({ value }) => one && value === one) ?? [])
  // The field's default from now on: what the visitor wrote before comes before it (forms/message.ts).
  if (option) option.selected = option.defaultSelected = true
  return option !== undefined
}

/**
 * Fills in what the address tells of a lead (src/site/contact-href.ts), and says where the visitor came from.
 * Nothing is kept: the plain address shows the form as it always was.
 */
export const start = (line: HTMLElement): void => {
  const data = line.nextElementSibling?.textContent
  const block = line.parentElement
  if (!data || !block) return
  const { line: words, filled, origins } = JSON.parse(data) as LeadData
  const params = new URLSearchParams(location.search)
  const known = new Map(Object.entries(origins))
  const from = params.get("from") ?? ""
  // Posts are too many to be told one by one: the blog has one name for all.
  const [name, projectType, budget] = known.get(/^blog\/[a-z0-9-]+$/.test(from) ? "blog" : from) ?? []
  const asked = params.get("projectType")
  // A service may be named in the place of its kind of project.
  const chosen = [
    choose(block, "projectType", known.get(`services/${asked}`)?.[1], asked, projectType),
    choose(block, "budget", params.get("budget"), budget),
  ]
  if (!name) return
  line.textContent = [interpolate(words, { from: name }), ...(chosen.includes(true) ? [filled] : [])].join(" ")
  line.hidden = false
  const origin = block.querySelector<HTMLInputElement>(`form input[name=${fieldNames.from}]`)
  if (origin) Object.assign(origin, { value: known.has(from) ? name : `${name} (${from})`, disabled: false })
}
