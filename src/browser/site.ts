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

/** Returns whether a field was filled in, by the visitor or the browser, before this script arrived. */
const isChanged = (field: HTMLInputElement | HTMLSelectElement): boolean =>
  "options" in field
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue || field.checked !== field.defaultChecked

const isTouched = (element: HTMLElement): boolean =>
  element.matches(":focus-within") ||
  [...element.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input,select")].some(isChanged)

// None keeps another from starting.
for (const start of [toggleColorMode, watchScroll, closeMenus, prefetch, reveal, followCursor]) queueMicrotask(start)

const query = new URLSearchParams(location.search)

/** Brings the script of an element: at once, unless it waits for a touch and the address has none of its names. */
const bring = async (element: HTMLElement): Promise<void> => {
  const { behaviour = "", asked } = element.dataset
  const act = async () => {
    const { start } = (await (behaviours[behaviour as Behaviour]?.() ?? import(behaviour))) as Script
    // What it does wrong is its own affair: it is reported, and not tried again.
    queueMicrotask(() => start(element as never))
  }
  if (asked?.split(" ").every(name => !query.has(name)) && !isTouched(element)) atTouch(element, act)
  else await act().catch(() => atTouch(document, act))
}

const found = [...document.querySelectorAll<HTMLElement>("[data-behaviour]")].map(bring)
if (location.hash) found.push(import("./answers").then(({ start }) => start()).catch(() => undefined))
await Promise.all(found)
