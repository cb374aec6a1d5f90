/** Buttons that open the forms of the claims that a field refers to. */
import { parse } from "yaml"
import { openForm } from "./open-form"

const REFERENCE = /\{claim\.([A-Za-z]\w*)/g

/**
 * Creates a button for each claim in the text of a field.
 * @param readClaims - reads claims.yaml and the URL of its form
 */
export const createClaimButtons = async (
  field: EventTarget | null,
  readClaims: () => Promise<{ data: string; formUrl: string }>,
): Promise<HTMLButtonElement[]> => {
  const text = field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement ? field.value : ""
  const names = new Set([...text.matchAll(REFERENCE)].map(([, name]) => name))
  if (names.size === 0) return []
  const { data, formUrl } = await readClaims()
  const claims = (parse(data) as { name: string; value: string }[]).map((claim, index) => ({
    ...claim,
    index,
  }))
  return claims
    .filter(({ name }) => names.has(name))
    .map(({ name, value, index }) =>
      Object.assign(document.createElement("button"), {
        textContent: `${name}: ${value}`,
        title: "Change this figure",
        onclick: () => void openForm(formUrl, `[${index}].value`),
      }),
    )
}
