import { fieldNames } from "./field-names"

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields that visitors fill in. */
const fieldsOf = (form: HTMLFormElement): Field[] => [
  ...form.querySelectorAll<Field>("input:not([type=hidden]):not([data-honeypot]),select,textarea"),
]

/** What is in them, by their names. */
export const getValues = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(fieldsOf(form).flatMap(({ name, value }) => (value === "" ? [] : [[name, value]])))

/** Puts values where nothing is, or what the page chose by itself. */
export const restoreValues = (form: HTMLFormElement, values: Record<string, unknown>): void => {
  for (const one of fieldsOf(form)) {
    const value = values[one.name]
    const isProposed = one instanceof HTMLSelectElement && one.selectedOptions[0]?.defaultSelected
    if (typeof value === "string" && (one.value === "" || isProposed)) one.value = value
  }
}

/** A field with its label, as a person would write it. */
const lineOf = (one: Field): string => {
  const label = (one.labels?.[0]?.textContent ?? one.name).replace(/\s*\*$/, "")
  if (one instanceof HTMLTextAreaElement) return `${label}:\n${one.value}`
  return `${label}: ${one instanceof HTMLSelectElement ? one.selectedOptions[0]?.text : one.value}`
}

/** The whole message; the estimate of the pricing page belongs to it, and nobody types it. */
export const formToText = (form: HTMLFormElement): string => {
  const estimate = form.querySelector<HTMLInputElement>(`[name=${fieldNames.load}]`)?.value
  const lines = fieldsOf(form).flatMap(one => (one.value === "" ? [] : [lineOf(one)]))
  return [...lines, ...(estimate ? [estimate] : [])].join("\n\n")
}

/** Characters of a mail's address that every system takes. */
const MAX_MAILTO_LENGTH = 1800

/** Address of a mail with a text in it; what is too long for an address is cut, and said to be. */
export const withMailBody = (address: string, text: string): string => {
  let body = text
  while (encodeURIComponent(body).length > MAX_MAILTO_LENGTH) {
    // Half of a surrogate pair cannot be encoded.
    body = `${body.slice(0, Math.floor(body.length * 0.9)).replace(/[\uD800-\uDBFF]$/, "")}…`
  }
  return `${address}${address.includes("?") ? "&" : "?"}body=${encodeURIComponent(body)}`
}
