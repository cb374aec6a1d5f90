import { start as toggleColorMode } from "./color-mode/toggle"
import { start as watchScroll } from "./floating-action"
import { start as closeMenus } from "./menus"
import { start as followCursor } from "./motion/cursor-glow"
import { start as reveal } from "./motion/reveal"
import { start as prefetch } from "./prefetch"

/**
 * What an element asks for by its name (behaviors.ts): its script exports `start`, which is handed the element. What
 * one of them shares with this module would make two files of it.
 */
const behaviors = {
  breadcrumb: () => import("./breadcrumb"),
  campaign: () => import("./campaign"),
  compare: () => import("./compare"),
  contents: () => import("./scroll-spy"),
  estimate: () => import("./estimate"),
  filter: () => import("./filter"),
  forms: () => import("./forms/forms"),
  lead: () => import("./lead"),
  today: () => import("./today"),
  topics: () => import("./topics"),
}

/** The name of one. */
export type BehaviorName = keyof typeof behaviors

interface Script {
  start: (element: never) => void
}

/** Milliseconds after a failure in which no touch tries again: a pointer moves a hundred times a second. */
const RETRY_DELAY = 1_000

/** A pointer that only moves past is no touch yet, unless one of these lies below it. */
const CONTROLS = "a,button,input,select,textarea,label,summary"

/** Does something at the first touch of an element, or of the whole page; where it fails, a later one tries again. */
const onFirstInteraction = (place: EventTarget, act: () => Promise<void>): void => {
  let isIdle = true
  const handleInteraction = ({ type, target }: Event) => {
    if (!isIdle || (type === "pointermove" && !(target as Element).closest(CONTROLS))) return
    isIdle = false
    act().catch(() => setTimeout(() => (isIdle = true), RETRY_DELAY))
  }
  for (const type of ["pointermove", "pointerdown", "focusin", "keydown", "input"])
    place.addEventListener(type, handleInteraction, { passive: true })
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
const loadBehavior = async (element: HTMLElement): Promise<void> => {
  const { behavior = "", params } = element.dataset
  const act = async () => {
    const { start } = (await (behaviors[behavior as BehaviorName]?.() ?? import(behavior))) as Script
    // What it does wrong is its own affair: it is reported, and not tried again.
    queueMicrotask(() => start(element as never))
  }
  if (params?.split(" ").every(name => !query.has(name)) && !isTouched(element)) onFirstInteraction(element, act)
  else await act().catch(() => onFirstInteraction(document, act))
}

const loading = [...document.querySelectorAll<HTMLElement>("[data-behavior]")].map(loadBehavior)
if (location.hash) loading.push(import("./open-answer").then(({ start }) => start()).catch(() => undefined))
await Promise.all(loading)
