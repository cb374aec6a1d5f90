import { readContactAddress } from "../site/contact-address"
import { fill } from "../site/fill"
import { field } from "../site/form-names"
import type { LeadData } from "../site/lead-origins"

/** Marks the line that says where a visitor came from; what there is to know stands in the element behind it. */
export const leadAttribute = "data-lead"

/** Chooses an option, if there is such a one, where nothing is chosen yet. */
const choose = (select: HTMLSelectElement | null, wanted: string | undefined) => {
  const option = [...(select?.options ?? [])].find(({ value }) => value === wanted)
  if (option && select?.value === "") select.value = option.value
}

/**
 * Fills in what the address tells of a lead, and says where the visitor came from. Nothing is kept: the plain address
 * shows the form as it always was.
 * @param search of the address
 */
export const fillLead = (search: string): void => {
  const line = document.querySelector<HTMLElement>(`[${leadAttribute}]`)
  const data = line?.nextElementSibling?.textContent
  if (!line || !data) return
  const { line: words, origins } = JSON.parse(data) as LeadData
  const find = (name: string) => document.querySelector<HTMLSelectElement>(`form select[name=${name}]`)
  const [projectTypes, budgets] = [find("projectType"), find("budget")]
  const valuesOf = (select: HTMLSelectElement | null) =>
    [...(select?.options ?? [])].map(({ value }) => value).filter(value => value !== "")
  // A service may be named in the place of its kind of project.
  const services = Object.keys(origins).filter(id => id.startsWith("services/"))
  const told = readContactAddress(search, {
    from: Object.keys(origins),
    projectType: [...valuesOf(projectTypes), ...services.map(id => id.slice("services/".length))],
    budget: valuesOf(budgets),
  })
  const [name, projectType, budget] = (told.from !== undefined && origins[told.from]) || []
  const chosen = told.projectType && (origins[`services/${told.projectType}`]?.[1] ?? told.projectType)
  choose(projectTypes, chosen || projectType)
  choose(budgets, told.budget ?? budget)
  if (!name) return
  line.textContent = fill(words, { from: name })
  line.hidden = false
  const from = document.querySelector<HTMLInputElement>(`form input[name=${field.from}]`)
  if (from) Object.assign(from, { value: name, disabled: false })
}
