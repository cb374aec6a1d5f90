import { fieldNames } from "./field-names"

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** Returns the visible fields. */
const fieldsOf = (form: HTMLFormElement): Field[] => [
  ...form.querySelectorAll<Field>("input:not([type=hidden]):not([data-honeypot]),select,textarea"),
]

/** Returns the values that are not empty, by field name. */
export const getValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(fieldsOf(form).flatMap(({ name, value }) => (value === "" ? [] : [[name, value]])))

/** Restores values of fields that are empty, and of selects that have their default. */
export const restoreValues = (form: HTMLFormElement, values: Record<string, unknown>): void => {
  for (const field of fieldsOf(form)) {
    const value = values[field.name]
    const isDefault = field instanceof HTMLSelectElement && field.selectedOptions[0]?.defaultSelected
    if (typeof value === "string" && (field.value === "" || isDefault)) field.value = value
  }
}

/** Formats a field as "Label: value"; a text area on two lines. */
const formatField = (field: Field): string => {
  const label = (field.labels?.[0]?.textContent ?? field.name).replace(/\s*\*$/, "")
  if (field instanceof HTMLTextAreaElement) return `${label}:\n${field.value}`
  return `${label}: ${field instanceof HTMLSelectElement ? field.selectedOptions[0]?.text : field.value}`
}

/** Formats the form's values as text, with the estimate in its hidden field. */
export const formToText = (form: HTMLFormElement): string => {
  const estimate = form.querySelector<HTMLInputElement>(`[name=${fieldNames.estimate}]`)?.value
  const lines = fieldsOf(form).flatMap(field => (field.value === "" ? [] : [formatField(field)]))
  return [...lines, ...(estimate ? [estimate] : [])].join("\n\n")
}

/** Maximum characters of an encoded mail body that every mail client accepts. */
const MAX_ENCODED_BODY_LENGTH = 1800

/** Adds a body to a mailto URL, truncated with "…" if it is too long. */
export const withMailBody = (mailtoUrl: string, text: string): string => {
  let body = text
  while (encodeURIComponent(body).length > MAX_ENCODED_BODY_LENGTH) {
    // `encodeURIComponent` throws for half a surrogate pair.
    body = `${body.slice(0, Math.floor(body.length * 0.9)).replace(/[\uD800-\uDBFF]$/, "")}…`
  }
  return `${mailtoUrl}${mailtoUrl.includes("?") ? "&" : "?"}body=${encodeURIComponent(body)}`
}
