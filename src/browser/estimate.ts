import { type EstimateData, getEstimate, parseSelection, SELECTION_PARAM, selectionHref } from "#site/estimate"
import { withMailBody } from "./forms/message"
import { fieldNames } from "./forms/field-names"

/**
 * Shows the estimate that the address holds above the contact form, and puts it into the message: its lines, and the
 * address that shows the same to who reads them.
 */
export const start = (summary: HTMLElement): void => {
  const data = JSON.parse(summary.lastElementChild?.textContent ?? "") as EstimateData
  const selection = parseSelection(new URLSearchParams(location.search).get(SELECTION_PARAM) ?? "", data)
  const { lines } = getEstimate(selection, data)
  const block = summary.parentElement
  const [list, link] = [summary.querySelector("ul"), summary.querySelector("a")]
  if (lines.length === 0 || !block || !list || !link) return
  list.replaceChildren(...lines.map(line => Object.assign(document.createElement("li"), { textContent: line })))
  link.href = selectionHref(selection)
  summary.hidden = false
  const text = [...lines, link.href].join("\n")
  const input = block.querySelector<HTMLInputElement>(`form input[name=${fieldNames.load}]`)
  if (input) Object.assign(input, { value: text, disabled: false })
  // The form that sends nothing names an email as the way that is sure.
  for (const mail of block.querySelectorAll<HTMLAnchorElement>('form a[href^="mailto:"]'))
    mail.href = withMailBody(mail.href, text)
}
