import { interpolate } from "#site/format-message"
import type { LeadData } from "#site/lead-origins"
import { fieldNames } from "./forms/field-names"

/**
 * Selects the first value that is an option, unless the select has a value.
 * @param block - contains the form
 * @returns whether an option was selected
 */
const select = (block: ParentNode, name: string, ...values: (string | null | undefined)[]): boolean => {
  const field = block.querySelector<HTMLSelectElement>(`form select[name=${name}]`)
  if (!field || field.value) return false
  const [option] = values.flatMap(item => [...field.options].find(({ value }) => item && value === item) ?? [])
  // As the default: values of a draft override it (forms/form-values.ts).
  if (option) option.selected = option.defaultSelected = true
  return option !== undefined
}

/**
 * Fills in the contact form from the URL of a sales lead (src/site/contact-href.ts) and shows the visitor's origin.
 * Nothing is stored: without parameters the form is unchanged.
 */
export const start = (originLine: HTMLElement): void => {
  const data = originLine.nextElementSibling?.textContent
  const block = originLine.parentElement
  if (!data || !block) return
  const { line: template, filled: filledNote, origins } = JSON.parse(data) as LeadData
  const params = new URLSearchParams(location.search)
  const originMap = new Map(Object.entries(origins))
  const from = params.get("from") ?? ""
  // Posts are not listed: their origin is the blog.
  const [name, projectType, budget] = originMap.get(/^blog\/[a-z0-9-]+$/.test(from) ? "blog" : from) ?? []
  const typeParam = params.get("projectType")
  // The parameter may be a service instead of a project type.
  const selected = [
    select(block, "projectType", originMap.get(`services/${typeParam}`)?.[1], typeParam, projectType),
    select(block, "budget", params.get("budget"), budget),
  ]
  if (!name) return
  originLine.textContent = [
    interpolate(template, { from: name }),
    ...(selected.includes(true) ? [filledNote] : []),
  ].join(" ")
  originLine.hidden = false
  const originField = block.querySelector<HTMLInputElement>(`form input[name=${fieldNames.from}]`)
  if (originField)
    Object.assign(originField, { value: originMap.has(from) ? name : `${name} (${from})`, disabled: false })
}
