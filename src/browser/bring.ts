import { askedAttribute, markAttribute, touchAttribute } from "./behaviours"
import { scriptsAttribute } from "./islands/names"
import { onAct } from "./on-act"

/** A pointer that only moves past is no act yet, unless one of these lies below it. */
const CONTROLS = "a,button,input,select,textarea,label,summary"
const isIntent = ({ type, target }: Event) => type !== "pointermove" || (target as Element).closest(CONTROLS)

/** Fetches a script before it is run: a browser may remember a module that failed, and never ask for it again. */
const fetchWhole = async (address: string): Promise<void> => {
  const answer = await fetch(address)
  if (!answer.ok || !answer.headers.get("content-type")?.includes("javascript")) throw new Error(address)
  await answer.arrayBuffer()
}

/**
 * Fetches files, and runs the last, which imports the others. What it then does wrong is its own affair: it is
 * reported, and not tried again.
 */
const bring = async (element: Element, files: string[]): Promise<void> => {
  const addresses = files.map(file => new URL(file, import.meta.url).href)
  await Promise.all(addresses.map(fetchWhole))
  const { start } = (await import(addresses.pop()!)) as { start: (element: Element) => void }
  queueMicrotask(() => start(element))
}

/** Characters of "-01234567.js", which tells one build from another. */
const END = 12

/** Brings a behaviour by its name: its file lies beside this one, and its name has the same end. */
export const bringNamed = (name: string, element: Element): Promise<void> =>
  bring(element, [name + new URL(import.meta.url).pathname.slice(-END)])

const atTouch = (element: Element, attempt: () => Promise<void>) =>
  onAct(element, ["pointermove", "pointerdown", "focusin", "keydown", "input"], event =>
    isIntent(event) ? attempt() : undefined,
  )

/** Does something with each element that has an attribute. */
const each = (attribute: string, act: (element: Element, value: string) => void) => {
  for (const element of document.querySelectorAll(`[${attribute}]`)) act(element, element.getAttribute(attribute)!)
}

/**
 * Looks for marks in the page, and fetches what belongs to them, now or at the first touch. What does not come is tried
 * again at the next touch.
 * @returns ends when what is fetched now has come, or has not
 */
export const bringAll = async (): Promise<void> => {
  const now: Promise<unknown>[] = []
  each(markAttribute, (element, name) => {
    const attempt = () => bringNamed(name, element)
    now.push(attempt().catch(() => onAct(document, ["pointerdown", "keydown"], attempt)))
  })
  each(scriptsAttribute, (island, files) => atTouch(island, () => bring(island, files.split(" "))))
  each(touchAttribute, (element, name) => atTouch(element, () => bringNamed(name, element)))
  const asked = new URLSearchParams(location.search)
  each(askedAttribute, (element, names) => {
    if (names.split(" ").some(name => asked.has(name))) element.dispatchEvent(new Event("input", { bubbles: true }))
  })
  await Promise.all(now)
}
