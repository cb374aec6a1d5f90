import { stateAttribute } from "../state"
import { CUT_X, WholeSea, WholeSlip } from "../../scenes/cutaway-stage"
import { markupOf } from "../../scenes/markup"
import { asBuilt, asFramed, retouch, type Retouch } from "./pens"

const SVG = "http://www.w3.org/2000/svg"
const [FAR, ALL] = [4000, 8000]

/** One side of the cut: a stage and the whole work, of which as much is seen as lies on this side. */
const sideOf = (svg: Element, stage: string, halves: readonly Element[], pens: readonly (Retouch | undefined)[]) => {
  const side = document.createElementNS(SVG, "g")
  side.innerHTML = stage
  const id = `cut-${svg.childElementCount}`
  const frame = document.createElementNS(SVG, "clipPath")
  frame.id = id
  frame.innerHTML = `<rect y="${-FAR}" width="${ALL}" height="${ALL}"/>`
  halves.forEach((half, index) => {
    const copy = half.cloneNode(true) as Element
    const other = pens[index]
    if (other) retouch(copy, other)
    side.append(copy)
  })
  side.setAttribute("clip-path", `url(#${id})`)
  svg.append(frame, side)
  return (x: number) => frame.firstElementChild?.setAttribute("x", String(x))
}

/** Lets the cut follow the handle: framed on its left, built on its right. */
export const start = (tool: HTMLElement): void => {
  const [svg, handle] = [tool.querySelector("svg"), tool.querySelector("input")]
  const halves = svg ? [...svg.querySelectorAll(":scope>.framed,:scope>.built")] : []
  const cut = svg?.querySelector(":scope>.cut")
  if (!svg || !handle || !cut || halves.length < 2) return
  const notes = svg.querySelectorAll(":scope>.leader,:scope>.marker")
  svg.replaceChildren()
  const showFramed = sideOf(svg, markupOf(WholeSlip()), halves, [undefined, asFramed])
  const showBuilt = sideOf(svg, markupOf(WholeSea()), halves, [asBuilt, undefined])
  svg.append(cut, ...notes)
  const follow = () => {
    const x = Number(handle.value)
    showFramed(x - ALL)
    showBuilt(x)
    cut.setAttribute("transform", `translate(${x - CUT_X} 0)`)
  }
  handle.addEventListener("input", follow)
  follow()
  tool.setAttribute(stateAttribute, "live")
}
