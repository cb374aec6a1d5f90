import { stateAttribute, toldTo } from "../state"
import { markupOf } from "../../scenes/markup"
import { answerTo, listLines, type Load, LOAD, loadAddress, longestOf, readLoad, type Told, writeLoad } from "./load"
import { LoadedShip, type Places, placesOf, SHIP_HEIGHT } from "./ship"

const MOVE = { duration: 520, easing: "cubic-bezier(.3,.7,.2,1)" }

/** How the ship of a scale stands on the foot of its frame. */
const transformOf = (scale: number) => `translate(0, ${SHIP_HEIGHT * (1 - scale)}px) scale(${scale})`

/** Moves what was drawn anew from where it stood, and lets what is new come down from the hook. */
const moveFrom = (svg: Element, before: Places, after: Places) => {
  if (matchMedia("(prefers-reduced-motion:reduce)").matches) return
  const slide = (element: Element | null, x: number, y: number) =>
    element?.animate([{ transform: `translate(${x}px,${y}px)` }, { transform: "none" }], MOVE)
  for (const lot of svg.querySelectorAll("[data-lot]")) {
    const slug = lot.getAttribute("data-lot") ?? ""
    const [was, is] = [before.bars[slug], after.bars[slug]]
    if (!is || (was && was.x === is.x && was.y === is.y)) continue
    slide(lot.firstElementChild, was ? was.x - is.x : 0, was ? was.y - is.y : -is.y - 60)
  }
  slide(svg.querySelector(".bow"), before.end - after.end, 0)
  const ship = svg.firstElementChild
  if (before.scale !== after.scale && ship) ship.animate([{ transform: transformOf(before.scale) }, {}], MOVE)
}

/** Answers the fields: the ship, the words and the address follow them. */
export const start = (tool: HTMLElement): void => {
  const told = toldTo<Told>(tool)
  const form = tool.querySelector("form")
  const svg = tool.querySelector("svg")
  if (!form || !svg) return
  const longest = longestOf(told.offers)
  const ticks = [...form.querySelectorAll<HTMLInputElement>("[type=checkbox]")]
  const choiceOf = (tick: HTMLInputElement) => form.querySelector<HTMLSelectElement>(`[data-of="${tick.value}"]`)
  const hours = form.querySelector<HTMLInputElement>("[name=hours]")

  const read = (): Load => ({
    packages: Object.fromEntries(
      ticks.filter(({ checked }) => checked).map(tick => [tick.value, choiceOf(tick)?.selectedIndex ?? 0]),
    ),
    hours: Number(hours?.value),
  })
  const put = (load: Load) => {
    for (const tick of ticks) {
      const index = load.packages[tick.value]
      tick.checked = index !== undefined
      const choice = choiceOf(tick)
      if (choice) choice.selectedIndex = index ?? 0
    }
    if (hours) hours.value = String(load.hours)
  }

  let places: Places | undefined
  const show = () => {
    const load = read()
    const answer = answerTo(load, told)
    const next = placesOf(answer.bars, load.hours, longest)
    svg.innerHTML = markupOf(LoadedShip({ bars: answer.bars, hours: load.hours, longest }))
    if (places) moveFrom(svg, places, next)
    places = next
    for (const name of ["time", "project", "plan"] as const)
      for (const part of ["label", "value", "note"] as const) {
        const slot = tool.querySelector(`[data-part="${name}-${part}"]`)
        if (slot) slot.textContent = answer[name][part]
      }
    const count = tool.querySelector("[data-hours]")
    if (count) count.textContent = String(load.hours)
    const link = tool.querySelector<HTMLAnchorElement>("a[data-go]")
    if (link) link.href = answer.href
    const list = tool.querySelector("[data-lines]")
    if (list) listLines(list, [...answer.lines, new URL(loadAddress(load), location.href).href])
    return { load, answer }
  }

  const wanted = new URLSearchParams(location.search).get(LOAD)
  if (wanted !== null) put(readLoad(wanted, told))
  show()
  form.addEventListener("input", ({ target }) => {
    // Whoever chooses a package wants it.
    const tick = ticks.find(one => target instanceof Element && target.getAttribute("data-of") === one.value)
    if (tick) tick.checked = true
    show()
  })
  // At the end of a drag, not all along it: this is read aloud, and stands in the address.
  form.addEventListener("change", () => {
    const { load, answer } = show()
    const status = tool.querySelector("[role=status]")
    if (status) status.textContent = answer.spoken
    history.replaceState(history.state, "", `?${LOAD}=${writeLoad(load)}${location.hash}`)
  })
  tool.setAttribute(stateAttribute, "live")
}
