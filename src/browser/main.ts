import { start as toggleColorMode } from "./color-mode/toggle"
import { start as watchScroll } from "./floating-action"
import { start as closeMenus } from "./menus"
import { start as followCursor } from "./motion/cursor-glow"
import { start as reveal } from "./motion/reveal"
import { start as prefetch } from "./prefetch"

/** URLs of behaviors by name, as JSON, inserted by the build. */
declare const BEHAVIOR_URLS: string

const behaviorUrls = JSON.parse(BEHAVIOR_URLS) as Readonly<Record<string, string>>

interface BehaviorModule {
  start: (element: never) => void
}

/** Milliseconds after a failure before interactions retry: pointers fire 100 events per second. */
const RETRY_DELAY = 1_000

/** Elements on which pointer movement counts as interaction. */
const CONTROLS = "a,button,input,select,textarea,label,summary"

/** Runs an action on the first interaction with a target. If it fails, a later interaction retries. */
const onFirstInteraction = (eventTarget: EventTarget, action: () => Promise<void>): void => {
  let isWaiting = true
  const handleInteraction = ({ type, target }: Event) => {
    if (!isWaiting || (type === "pointermove" && !(target as Element).closest(CONTROLS))) return
    isWaiting = false
    action().catch(() => setTimeout(() => (isWaiting = true), RETRY_DELAY))
  }
  for (const type of ["pointermove", "pointerdown", "focusin", "keydown", "input"])
    eventTarget.addEventListener(type, handleInteraction, { passive: true })
}

/** Returns whether a field was filled in, by the visitor or the browser, before this script loaded. */
const isChanged = (field: HTMLInputElement | HTMLSelectElement): boolean =>
  "options" in field
    ? [...field.options].some(({ selected, defaultSelected }) => selected !== defaultSelected)
    : field.value !== field.defaultValue || field.checked !== field.defaultChecked

const isInUse = (element: HTMLElement): boolean =>
  element.matches(":focus-within") ||
  [...element.querySelectorAll<HTMLInputElement | HTMLSelectElement>("input,select")].some(isChanged)

// In microtasks, so that an error in one module does not stop the others.
for (const start of [toggleColorMode, watchScroll, closeMenus, prefetch, reveal, followCursor]) queueMicrotask(start)

const query = new URLSearchParams(location.search)

/**
 * Loads an element's behavior at once; with `data-params` on interaction, unless the URL has one of these parameters or
 * the element is in use.
 */
const loadBehavior = async (element: HTMLElement): Promise<void> => {
  const { behavior = "", params } = element.dataset
  let url = behaviorUrls[behavior] ?? behavior
  const action = async () => {
    const load = import(url) as Promise<BehaviorModule>
    // Browsers may cache the failure: a retry needs another URL.
    load.catch(() => (url += "?"))
    const { start } = await load
    // Errors in a behavior are reported, not retried.
    queueMicrotask(() => start(element as never))
  }
  if (params?.split(" ").every(name => !query.has(name)) && !isInUse(element)) onFirstInteraction(element, action)
  else await action().catch(() => onFirstInteraction(document, action))
}

const loading = [...document.querySelectorAll<HTMLElement>("[data-behavior]")].map(loadBehavior)
if (location.hash) loading.push(import("./open-answer").then(({ start }) => start()).catch(() => undefined))
await Promise.all(loading)
