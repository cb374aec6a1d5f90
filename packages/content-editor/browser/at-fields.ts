import { labelOf } from "../labels"
import type { FieldIssue } from "../workspace"

/** Says what is wrong with a field below that field, once somebody has been there. */

/** What Decap puts around a field: its label, the field and its help. */
const CONTAINER = "[class*='ControlContainer']"
const TOLD = "data-problem"

/** Milliseconds that a click takes: what it is meant for must not move away below it. */
const CLICK = 300

/** Fields that somebody has left. */
const visited = new WeakSet<Element>()
/** The address of the form that somebody wanted to save: what is missing is told then. */
let tried = ""
let issues: readonly FieldIssue[] = []
/** What was wrong with the form when it was opened. */
let wrongBefore: ReadonlySet<string> = new Set()

const around = (element: Element | null | undefined): Element | undefined => element?.closest(CONTAINER) ?? undefined

interface Place {
  field: Element
  /** What of the path is folded within it. */
  folded: FieldIssue["path"]
}

const isShown = (field: Element | undefined): field is Element =>
  field !== undefined && field.getClientRects().length > 0

/** The field at a path, or the nearest around it that is unfolded. */
const fieldAt = (path: FieldIssue["path"]): Place | undefined => {
  // A text of a list stands in a field of its own.
  const names = typeof path.at(-1) === "number" ? [...path, "value"] : path
  let found: Place | undefined
  for (const [depth, name] of names.entries()) {
    if (typeof name === "number") continue
    const before = names[depth - 1]
    const own = [...document.querySelectorAll(`label[for^="${CSS.escape(name)}-field-"]`)]
      .map(around)
      .filter(field => around(field?.parentElement) === found?.field)
    const field = own[typeof before === "number" ? before : 0]
    if (!isShown(field)) break
    found = { field, folded: path.slice(depth + 1) }
  }
  return found
}

/** What nobody has come to yet is no mistake of theirs: all of what is new, and what is empty of what was added. */
const isUntouched = ({ field, folded }: Place, path: FieldIssue["path"]): boolean =>
  tried !== location.hash &&
  !visited.has(field) &&
  !wrongBefore.has(path.join()) &&
  (location.hash.endsWith("/new") ||
    (folded.length === 0 &&
      [...field.querySelectorAll<HTMLInputElement>("input:not([type=radio]), input:checked, textarea")].every(
        ({ value }) => value === "",
      ) &&
      !field.querySelector("[class*='singleValue']")))

/** Where it is within what is folded: "Items 3, Text: ". */
const within = (folded: FieldIssue["path"]): string => {
  const words = folded.map(part => (typeof part === "number" ? ` ${part + 1}` : `, ${labelOf(part)}`)).join("")
  return words && `${words.replace(/^[, ]+/, "")}: `
}

/** @returns what belongs to no field that is there */
const place = (): FieldIssue[] => {
  for (const told of document.querySelectorAll(`[${TOLD}]`)) told.remove()
  for (const { path, message, isError } of issues) {
    const at = fieldAt(path)
    if (!at || isUntouched(at, path)) continue
    const told = document.createElement("p")
    told.setAttribute(TOLD, isError ? "error" : "warning")
    told.textContent = `${within(at.folded)}${message}`
    at.field.append(told)
  }
  return issues.filter(({ path }) => fieldAt(path) === undefined)
}

/**
 * Shows these issues of the form that is open.
 * @param isOpened whether nobody has changed anything in it yet
 * @returns those that belong to no field of it
 */
export const tellAtFields = (all: readonly FieldIssue[], isOpened: boolean): FieldIssue[] => {
  issues = all
  if (isOpened) wrongBefore = new Set(all.map(({ path }) => path.join()))
  return place()
}

/**
 * Says it anew once somebody has left a field, or unfolded some.
 * @param tellOthers is told what belongs to no field
 */
export const watchFields = (tellOthers: (unplaced: FieldIssue[]) => void): void => {
  addEventListener("focusout", ({ target }) => {
    // The buttons of a group unfold it: its fields are still to come.
    const field = target instanceof Element && !target.matches("button") ? around(target) : undefined
    if (field) visited.add(field)
    setTimeout(() => tellOthers(place()), CLICK)
  })
  addEventListener("click", ({ target }) => {
    const isSave = target instanceof Element && target.closest("[role=menuitem]") !== null
    if (isSave) tried = location.hash
    // Decap lays out what was unfolded first.
    setTimeout(() => {
      tellOthers(place())
      if (isSave) document.querySelector(`[${TOLD}=error]`)?.scrollIntoView({ block: "center" })
    })
  })
}
