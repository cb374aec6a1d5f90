import { interpolate } from "#site/format-message"
import type { LeadData } from "#site/lead-sources"
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
 * Fills in the contact form from the URL of a sales lead (src/site/contact-href.ts) and shows the lead source.
 * Nothing is stored: without parameters the form is unchanged.
 */
export const start = (sourceLine: HTMLElement): void => {
  const data = sourceLine.nextElementSibling?.textContent
  const block = sourceLine.parentElement
  if (!data || !block) return
  const { line: template, filled: filledNote, sources } = JSON.parse(data) as LeadData
  const params = new URLSearchParams(location.search)
  const sourceById = new Map(Object.entries(sources))
  const from = params.get("from") ?? ""
  // Posts are not listed: their lead source is the blog.
  const [name, projectType, budget] = sourceById.get(/^blog\/[a-z0-9-]+$/.test(from) ? "blog" : from) ?? []
  const typeParam = params.get("projectType")
  // The parameter may be a service instead of a project type.
  const selected = [
    select(block, "projectType", sourceById.get(`services/${typeParam}`)?.[1], typeParam, projectType),
    select(block, "budget", params.get("budget"), budget),
  ]
  if (!name) return
  sourceLine.textContent = [
    interpolate(template, { from: name }),
    ...(selected.includes(true) ? [filledNote] : []),
  ].join(" ")
  sourceLine.hidden = false
  const sourceField = block.querySelector<HTMLInputElement>(`form input[name=${fieldNames.from}]`)
  if (sourceField)
    Object.assign(sourceField, { value: sourceById.has(from) ? name : `${name} (${from})`, disabled: false })
}
