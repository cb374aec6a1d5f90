import { field } from "./names"

type Field = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

/** The fields that visitors fill in. */
const fieldsOf = (form: HTMLFormElement): Field[] => [
  ...form.querySelectorAll<Field>("input:not([type=hidden]):not([data-trap]),select,textarea"),
]

/** What is in them, by their names. */
export const valuesOf = (form: HTMLFormElement): Record<string, string> =>
  Object.fromEntries(fieldsOf(form).flatMap(({ name, value }) => (value === "" ? [] : [[name, value]])))

/** Puts values where nothing is, or what the page chose by itself. */
export const fillIn = (form: HTMLFormElement, values: Record<string, unknown>): void => {
  for (const one of fieldsOf(form)) {
    const value = values[one.name]
    const isProposed = one instanceof HTMLSelectElement && one.selectedOptions[0]?.defaultSelected
    if (typeof value === "string" && (one.value === "" || isProposed)) one.value = value
  }
}

const shown = (one: Field): string =>
  one instanceof HTMLSelectElement ? (one.selectedOptions[0]?.textContent ?? "") : one.value

/** The estimate of the pricing page: it belongs to the message, and nobody types it. */
const estimateIn = (form: HTMLFormElement): string[] => {
  const input = form.elements.namedItem(field.load)
  return input instanceof HTMLInputElement && input.value !== "" ? [input.value] : []
}

/** The message as a person would write it: each field with its label. */
export const textOf = (form: HTMLFormElement): string => {
  const written = fieldsOf(form)
    .filter(({ value }) => value !== "")
    .map(one => {
      const label = (one.labels?.[0]?.textContent ?? one.name).replace(/\s*\*$/, "")
      const value = shown(one)
      return value.includes("\n") || one instanceof HTMLTextAreaElement ? `${label}:\n${value}` : `${label}: ${value}`
    })
  return [...written, ...estimateIn(form)].join("\n\n")
}

/** Characters of a mail's address that every system takes. */
const MOST = 1800

/** Address of a mail with a text in it; what is too long for an address is cut, and said to be. */
export const mailWith = (address: string, text: string): string => {
  let body = text
  while (encodeURIComponent(body).length > MOST) body = `${body.slice(0, Math.floor(body.length * 0.9))}…`
  return `${address}${address.includes("?") ? "&" : "?"}body=${encodeURIComponent(body)}`
}
