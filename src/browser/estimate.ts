import { type EstimateData, estimateOf, readSelection, SELECTION, selectionAddress } from "#site/estimate"
import { mailWith } from "./forms/message"
import { field } from "./forms/names"

/**
 * Shows the estimate that the address holds above the contact form, and puts it into the message: its lines, and the
 * address that shows the same to who reads them.
 */
export const start = (summary: HTMLElement): void => {
  const data = JSON.parse(summary.lastElementChild?.textContent ?? "") as EstimateData
  const selection = readSelection(new URLSearchParams(location.search).get(SELECTION) ?? "", data)
  const { lines } = estimateOf(selection, data)
  const block = summary.parentElement
  const [list, link] = [summary.querySelector("ul"), summary.querySelector("a")]
  if (lines.length === 0 || !block || !list || !link) return
  list.replaceChildren(...lines.map(line => Object.assign(document.createElement("li"), { textContent: line })))
  link.href = selectionAddress(selection)
  summary.hidden = false
  const text = [...lines, link.href].join("\n")
  const input = block.querySelector<HTMLInputElement>(`form input[name=${field.load}]`)
  if (input) Object.assign(input, { value: text, disabled: false })
  // The form that sends nothing names an email as the way that is sure.
  for (const mail of block.querySelectorAll<HTMLAnchorElement>('form a[href^="mailto:"]'))
    mail.href = mailWith(mail.href, text)
}
