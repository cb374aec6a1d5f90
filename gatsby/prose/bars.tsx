import { Children, isValidElement, type ReactNode } from "react"
import { type Part, partsOf, wordsOf } from "./parts"
import { readBar } from "./read-bar"

/** Whether a line is set in bold: it is the one the article speaks of. */
const isMain = (item: Part): boolean => partsOf(item).some(({ type }) => type === "strong")

/** A list of quantities as bars to scale: the figure of a post that needs no drawing of its own. */
export const Bars = ({ caption, children }: { caption: string; children?: ReactNode }) => {
  const items = Children.toArray(children)
    .filter((child): child is Part => isValidElement(child))
    .flatMap(partsOf)
  const bars = items.flatMap(item => {
    const bar = readBar(wordsOf(item.props.children))
    return bar ? { ...bar, main: isMain(item) } : []
  })
  const longest = Math.max(...bars.map(({ quantity }) => quantity)) || 1
  return (
    <figure className="bars">
      <figcaption>{caption}</figcaption>
      <ul>
        {bars.map(({ label, value, quantity, main }) => (
          <li key={label} data-main={main || undefined}>
            <span>{label}</span>
            <svg viewBox="0 0 100 10" preserveAspectRatio="none" aria-hidden="true">
              <path d={`M0 0h${Math.round((quantity / longest) * 1000) / 10}v10H0z`} />
            </svg>
            <b>{value}</b>
          </li>
        ))}
      </ul>
    </figure>
  )
}
