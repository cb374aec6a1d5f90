import { start as toggleColorMode } from "./color-mode/toggle"
import { start as watchScroll } from "./floating-action"
import { start as closeMenus } from "./menus"
import { start as followCursor } from "./motion/cursor-glow"
import { start as reveal } from "./motion/reveal"
import { start as prefetch } from "./prefetch"

/**
 * What an element asks for by its name (behaviours.ts): its script exports `start`, which is handed the element. What
 * one of them shares with this module would make two files of it.
 */
const behaviours = {
  answers: () => import("./answers"),
  breadcrumb: () => import("./breadcrumb"),
  campaign: () => import("./campaign"),
  compare: () => import("./compare"),
  contents: () => import("./contents"),
  estimate: () => import("./estimate"),
  filter: () => import("./filter"),
  forms: () => import("./forms/forms"),
  lead: () => import("./lead"),
  today: () => import("./today"),
  topics: () => import("./topics"),
}

/** The name of one. */
export type Behaviour = keyof typeof behaviours

interface Script {
  start: (element: never) => void
}

/** Starts a script once it has come. What it does wrong is its own affair: it is reported, and not tried again. */
const run = async (script: Promise<Script>, element: Element): Promise<void> => {
  const { start } = await script
  queueMicrotask(() => start(element as never))
}

const bring = (name: string, element: Element) => run(behaviours[name as Behaviour](), element)

/** Milliseconds after a failure in which no touch tries again: a pointer moves a hundred times a second. */
const PAUSE = 1_000

/** A pointer that only moves past is no touch yet, unless one of these lies below it. */
const CONTROLS = "a,button,input,select,textarea,label,summary"

/** Does something at the first touch of an element, or of the whole page; where it fails, a later one tries again. */
const atTouch = (place: EventTarget, act: () => Promise<void>): void => {
  let isWaiting = true
  const touch = ({ type, target }: Event) => {
    if (!isWaiting || (type === "pointermove" && !(target as Element).closest(CONTROLS))) return
    isWaiting = false
    act().catch(() => setTimeout(() => (isWaiting = true), PAUSE))
  }
  for (const type of ["pointermove", "pointerdown", "focusin", "keydown", "input"])
    place.addEventListener(type, touch, { passive: true })
}

/** Does something with each element that has an attribute. */
const each = (attribute: string, act: (element: Element, value: string) => void): void => {
  for (const element of document.querySelectorAll(`[${attribute}]`)) act(element, element.getAttribute(attribute)!)
}

// None keeps another from starting.
for (const start of [toggleColorMode, watchScroll, closeMenus, prefetch, reveal, followCursor]) queueMicrotask(start)

const asked = new URLSearchParams(location.search)

/** Whether the address asks for an element by one of its names; undefined of one that has no names. */
const isAsked = (element: Element): boolean | undefined =>
  element
    .getAttribute("data-asked")
    ?.split(" ")
    .some(name => asked.has(name))

const found: Promise<void>[] = []
each("data-behaviour", (element, name) => {
  const act = () => bring(name, element)
  if (isAsked(element) !== false) found.push(act().catch(() => atTouch(document, act)))
})
if (location.hash) found.push(bring("answers", document.body).catch(() => undefined))

/** Does something at the first touch of an element; what the address asks for has been touched. */
const whenWanted = (element: Element, act: () => Promise<void>): void => {
  atTouch(element, act)
  if (isAsked(element)) element.dispatchEvent(new Event("input", { bubbles: true }))
}

each("data-at-touch", (element, name) => whenWanted(element, () => bring(name, element)))
each("data-script", (element, address) => whenWanted(element, () => run(import(address) as Promise<Script>, element)))
await Promise.all(found)
