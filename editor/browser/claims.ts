/** Buttons that open the forms of the claims that a field refers to. */
import { parse } from "yaml"
import { focusField } from "./form-fields"

const REFERENCE = /\{claim\.([A-Za-z]\w*)/g

/** Milliseconds between two attempts to find an element, and their maximum: the editor can cancel leaving the form. */
const RETRY_DELAY = 50
const MAX_ATTEMPTS = 200

const waitForElement = async (selector: string): Promise<HTMLElement | null> => {
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const element = document.querySelector<HTMLElement>(selector)
    if (element) return element
    await new Promise(resolve => setTimeout(resolve, RETRY_DELAY))
  }
  return null
}

/** Opens the list, then the form of a claim: Decap mixes up two forms that are opened in succession. */
const openClaim = async (index: number): Promise<void> => {
  location.hash = "#/collections/lists"
  const link = await waitForElement('a[href="#/collections/lists/entries/Claim"]')
  link?.click()
  if (link && (await waitForElement('label[for^="items-field-"]'))) await focusField(`[${index}].value`)
}

/**
 * Creates a button for each claim in the text of a field.
 * @param readClaims - reads claims.yaml
 */
export const createClaimButtons = async (
  field: EventTarget | null,
  readClaims: () => Promise<string>,
): Promise<HTMLButtonElement[]> => {
  const text = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ""
  const names = new Set([...text.matchAll(REFERENCE)].map(([, name]) => name))
  if (names.size === 0) return []
  const claims = (parse(await readClaims()) as { name: string; value: string }[]).map((claim, index) => ({
    ...claim,
    index,
  }))
  return claims
    .filter(({ name }) => names.has(name))
    .map(({ name, value, index }) =>
      Object.assign(document.createElement("button"), {
        textContent: `${name}: ${value}`,
        title: "Change this figure",
        onclick: () => void openClaim(index),
      }),
    )
}
