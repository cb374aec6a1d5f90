import { markupOf } from "../../scenes/markup"
import { mailWith } from "../forms/message"
import { field } from "../forms/names"
import { toldTo } from "../state"
import { answerTo, listLines, LOAD, loadAddress, longestOf, readLoad, type Told } from "./load"
import { LoadedShip } from "./ship"

/**
 * Shows above the contact form what was loaded onto the ship, as the address has it, and puts it into the message: the
 * lines, and the address that shows the same drawing to who reads them.
 */
export const start = (brief: HTMLElement): void => {
  const told = toldTo<Told>(brief)
  const load = readLoad(new URLSearchParams(location.search).get(LOAD) ?? "", told)
  const { bars, lines } = answerTo(load, told)
  const [list, svg, link] = [brief.querySelector("ul"), brief.querySelector("svg"), brief.querySelector("a")]
  if (lines.length === 0 || !list || !svg || !link) return
  svg.innerHTML = markupOf(LoadedShip({ bars, hours: load.hours, longest: longestOf(told.offers) }))
  listLines(list, lines)
  link.href = loadAddress(load)
  brief.hidden = false
  const text = [...lines, link.href].join("\n")
  const input = document.querySelector<HTMLInputElement>(`form input[name=${field.load}]`)
  if (input) Object.assign(input, { value: text, disabled: false })
  // The form that sends nothing names an email as the way that is sure.
  for (const mail of document.querySelectorAll<HTMLAnchorElement>('form a[href^="mailto:"]'))
    mail.href = mailWith(mail.href, text)
}
