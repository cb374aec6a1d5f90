import type { FieldIssue } from "../workspace"

/** Says what is wrong with a field below that field, once somebody has been there. */

/** What Decap puts around a field: its label, the field and its help. */
const CONTAINER = "[class*='ControlContainer']"
const TOLD = "data-problem"

/** Fields that somebody has left. */
const visited = new WeakSet<Element>()
let issues: readonly FieldIssue[] = []

const around = (element: Element | null | undefined): Element | undefined => element?.closest(CONTAINER) ?? undefined

/** The field at a path, or the nearest around it that is unfolded. */
const fieldAt = (path: FieldIssue["path"]): Element | undefined =>
  path.reduce<Element | undefined>((found, name, depth) => {
    if (typeof name === "number") return found
    const before = path[depth - 1]
    const own = [...document.querySelectorAll(`label[for^="${CSS.escape(name)}-field-"]`)].filter(
      label => around(around(label)?.parentElement) === found,
    )
    return around(own[typeof before === "number" ? before : 0]) ?? found
  }, undefined)

/** What nobody has come to yet is no mistake of theirs. */
const isUntouched = (field: Element): boolean =>
  !visited.has(field) &&
  [...field.querySelectorAll<HTMLInputElement>("input, textarea")].every(({ value }) => value === "") &&
  !field.querySelector("[class*='singleValue']")

const place = (): void => {
  for (const told of document.querySelectorAll(`[${TOLD}]`)) told.remove()
  for (const { path, message, isError } of issues) {
    const field = fieldAt(path)
    if (!field || isUntouched(field)) continue
    const told = document.createElement("p")
    told.setAttribute(TOLD, isError ? "error" : "warning")
    told.textContent = message
    field.append(told)
  }
}

/**
 * Shows these issues of the form that is open.
 * @returns those that belong to no field of it
 */
export const tellAtFields = (all: readonly FieldIssue[]): FieldIssue[] => {
  issues = all
  place()
  return all.filter(({ path }) => fieldAt(path) === undefined)
}

/** Keeps what is said at its field, whatever is unfolded. */
export const watchFields = (): void => {
  addEventListener("focusout", ({ target }) => {
    const field = target instanceof Element ? around(target) : undefined
    if (field) visited.add(field)
    place()
  })
  // Decap lays out what was unfolded first.
  addEventListener("click", () => setTimeout(place))
}
