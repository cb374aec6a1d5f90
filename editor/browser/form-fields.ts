/** Maps the fields of Decap's form to data paths: `blocks[2].items[1].text`. */
import { type BodyPosition, LIST_KEY } from "../formats"

/** Selector of Decap's fields. */
const FIELD = "[id*='-field-']"

/** Selector of the heading of folded settings. */
const FOLDED_SETTINGS = ".settings[aria-expanded=false]"

/** Selector of the drag handles of list items. */
const DRAG_HANDLE = "[aria-roledescription=sortable]"

const nextTask = () => new Promise(resolve => setTimeout(resolve))

/** Returns whether an element is in a form, group or item, but in none of its fields. */
const isDirect = (scope: Element) => (element: Element) =>
  element.parentElement?.closest(FIELD) === scope.closest(FIELD)

/** Returns the items of a list. */
const itemsOf = (list: Element): (Element | null | undefined)[] =>
  [...list.querySelectorAll(DRAG_HANDLE)]
    .filter(isDirect(list))
    .map(handle => handle.closest("div:has(> button)")?.parentElement)

/** Finds the label of a field, or an item of a list, directly inside a form, group or item. */
const findPart = (scope: Element, part: string): Element | undefined =>
  /^\d+$/.test(part)
    ? (itemsOf(scope)[Number(part)] ?? undefined)
    : [...scope.querySelectorAll(`label[for^="${part}-field-"]`)].find(isDirect(scope))

/** Expands the groups around a field and returns it; if it is missing, returns its group. */
export const findField = async (path: string): Promise<HTMLElement | undefined> => {
  const parts = path.match(/[^.[\]]+/g) ?? ["body"]
  let scope: Element = document.body
  for (const part of path.startsWith("[") ? [LIST_KEY, ...parts] : parts) {
    if (!findPart(scope, part)?.checkVisibility())
      scope.querySelector<HTMLElement>(scope === document.body ? FOLDED_SETTINGS : "button")?.click()
    await nextTask()
    const match = findPart(scope, part)
    if (!match) break
    // Picture fields have no element with the label's id.
    scope =
      match instanceof HTMLLabelElement ? (match.control ?? document.getElementById(match.htmlFor) ?? match) : match
  }
  return scope instanceof HTMLElement && scope !== document.body ? scope : undefined
}

/** Moves the caret to a position, and scrolls to it. */
const moveCaret = (field: HTMLTextAreaElement, { line, column }: BodyPosition): void => {
  const lines = field.value.split("\n").slice(0, line - 1)
  const offset = lines.reduce((total, { length }) => total + length + 1, column - 1)
  // Chromium scrolls to the caret when the field is focused.
  field.blur()
  field.setSelectionRange(offset, offset)
  field.focus()
}

/** Expands, scrolls to and focuses a field, or a position in the text of a post. */
export const focusField = async (path: string, bodyPosition?: BodyPosition): Promise<void> => {
  const field = await findField(path)
  const group = field instanceof HTMLLabelElement ? field.parentElement?.parentElement : field
  // Items, lists and picture fields are not focusable.
  const target = group && group.tabIndex < 0 ? group.querySelector("button") : group
  target?.scrollIntoView({ block: "center" })
  target?.focus({ preventScroll: true })
  if (bodyPosition && target instanceof HTMLTextAreaElement) moveCaret(target, bodyPosition)
}

/** Returns the data path of the field that contains an element. */
export const pathOf = (element: Element): string => {
  let path = ""
  for (let field = element.closest(FIELD); field; field = field.parentElement?.closest(FIELD) ?? null) {
    const current = field
    const name = current.id.split("-field-")[0]!
    const index = itemsOf(current).findIndex(item => item?.contains(element))
    path = [name, index < 0 ? "" : `[${index}]`, path && `.${path}`].join("")
  }
  return path.startsWith(`${LIST_KEY}[`) ? path.slice(LIST_KEY.length) : path
}

/** Focuses the first field that Decap marks as invalid, and announces its mistake. */
export const focusInvalidField = async (): Promise<void> => {
  // Once the mistakes are rendered.
  await nextTask()
  const errors = document.querySelector("[class*=-ControlErrorsList]")
  const label = errors?.parentElement?.querySelector("label")
  if (!errors || !label) return
  errors.role = "alert"
  await focusField([pathOf(label), label.htmlFor.split("-field-")[0]].filter(Boolean).join("."))
}
