import { hasOnlyIds } from "#site/contact-href"
import { type EstimateData, getEstimate, parseSelection, SELECTION_PARAM, selectionHref } from "#site/estimate"
import { fieldNames } from "./forms/field-names"
import { withMailBody } from "./forms/form-values"

/** Shows the estimate of the URL above the contact form, and adds its lines and URL to the form's data. */
export const start = (card: HTMLElement): void => {
  const params = new URLSearchParams(location.search)
  const from = params.get("from") ?? ""
  const cardData = JSON.parse(card.lastElementChild?.textContent ?? "") as EstimateData
  // The link returns to the page that the visitor came from, which may have another estimator than the card's data.
  const data = { ...cardData, ...(hasOnlyIds(from) && { path: `/${from}` }) }
  const selection = parseSelection(params.get(SELECTION_PARAM) ?? "", data)
  const { lines } = getEstimate(selection, data)
  const block = card.parentElement
  const [list, link] = [card.querySelector("ul"), card.querySelector("a")]
  if (lines.length === 0 || !block || !list || !link) return
  list.replaceChildren(...lines.map(line => Object.assign(document.createElement("li"), { textContent: line })))
  link.href = selectionHref(data, selection)
  card.hidden = false
  const text = [...lines, link.href].join("\n")
  const hiddenField = block.querySelector<HTMLInputElement>(`form input[name=${fieldNames.estimate}]`)
  if (hiddenField) Object.assign(hiddenField, { value: text, disabled: false })
  // A form without delivery offers an email link instead.
  for (const mail of block.querySelectorAll<HTMLAnchorElement>('form a[href^="mailto:"]'))
    mail.href = withMailBody(mail.href, text)
}
