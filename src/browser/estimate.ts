import { isId } from "#site/contact-href"
import { type EstimateData, getEstimate, parseSelection, SELECTION_PARAM, selectionHref } from "#site/estimate"
import { fieldNames } from "./forms/field-names"
import { withMailBody } from "./forms/message"

/** Shows the estimate of the URL above the contact form, and adds its lines and URL to the message. */
export const start = (summary: HTMLElement): void => {
  const params = new URLSearchParams(location.search)
  const from = params.get("from") ?? ""
  const content = JSON.parse(summary.lastElementChild?.textContent ?? "") as EstimateData
  // The visitor's page may be another one with an estimator.
  const data = { ...content, ...(isId(from) && { path: `/${from}` }) }
  const selection = parseSelection(params.get(SELECTION_PARAM) ?? "", data)
  const { lines } = getEstimate(selection, data)
  const block = summary.parentElement
  const [list, link] = [summary.querySelector("ul"), summary.querySelector("a")]
  if (lines.length === 0 || !block || !list || !link) return
  list.replaceChildren(...lines.map(line => Object.assign(document.createElement("li"), { textContent: line })))
  link.href = selectionHref(data, selection)
  summary.hidden = false
  const text = [...lines, link.href].join("\n")
  const input = block.querySelector<HTMLInputElement>(`form input[name=${fieldNames.estimate}]`)
  if (input) Object.assign(input, { value: text, disabled: false })
  // A form without delivery offers an email link instead.
  for (const mail of block.querySelectorAll<HTMLAnchorElement>('form a[href^="mailto:"]'))
    mail.href = withMailBody(mail.href, text)
}
