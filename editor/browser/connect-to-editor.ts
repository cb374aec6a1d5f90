/** Script of pages in the editor's preview. `develop` loads it; published pages do not. */
import { countOverlap, findBest, normalize } from "./normalize"

/** A click on the page, for the editor. Texts are normalized. */
export interface PageClick {
  /** Texts of the element and its ancestors, innermost first. */
  texts: string[]
  /** Text of the block. */
  block: string
  /** File name of the picture; empty for a drawing. Missing for other elements. */
  picture?: string
}

/** The focused field, for the page. Texts are normalized. */
export interface FocusedField {
  /** Data path: `blocks[2].items[1].text`. */
  path: string
  text: string
  /** All texts of the block; of a page without blocks those of the page. Empty for settings of a page with blocks. */
  block: string[]
}

/** Maximum number of characters of a text that can be a field. */
const MAX_TEXT = 4000

const highlightKeyframes = [{ outline: "3px solid Highlight" }, { outline: "3px solid transparent" }]

const textOf = (element: Element) => normalize(element.textContent)

const blocks = () => [...document.querySelectorAll("#main > :not(style, script, link)")]

const describeClick = (target: Element): PageClick => {
  const texts: string[] = []
  for (let element: Element | null = target; element && element.id !== "main"; element = element.parentElement) {
    const text = normalize(element instanceof HTMLImageElement ? element.alt : element.textContent)
    if (text.length > MAX_TEXT) break
    if (text) texts.push(text)
  }
  const block = blocks().find(element => element.contains(target))
  const image = target.closest("picture, svg")?.querySelector("img") ?? target.closest("img")
  return {
    texts,
    block: block ? textOf(block) : "",
    ...(target.closest("img, picture, svg") && { picture: image?.src.split("/").at(-1) ?? "" }),
  }
}

const findElement = ({ text, block: strings }: FocusedField): Element | undefined => {
  const block = findBest(blocks(), element => countOverlap(strings, textOf(element)))
  const exact = block && text && [block, ...block.querySelectorAll("*")].find(element => textOf(element) === text)
  return exact || block
}

const isVisible = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight * 0.8 && bottom > innerHeight * 0.2
}

/** Scrolls to a field's element, once it is rendered. */
const createReveal = () => {
  let pending: FocusedField | undefined
  let revealedPath = ""
  const reveal = () => {
    const element = pending && findElement(pending)
    if (!element || !pending) return
    revealedPath = pending.path
    pending = undefined
    if (!isVisible(element)) element.scrollIntoView({ block: element.clientHeight < innerHeight ? "center" : "start" })
    element.animate(highlightKeyframes, { duration: 1500 })
  }
  new MutationObserver(reveal).observe(document, { childList: true, characterData: true, subtree: true })
  return (field: FocusedField) => {
    // The field is sent again after each change; the scroll position stays.
    if (field.path === revealedPath) return
    pending = field
    reveal()
  }
}

/** Sends clicks to the editor, and scrolls to focused fields. Links do not leave the page. */
export const connectToEditor = (): void => {
  const editor = window.top
  if (!editor || editor === window) return
  const reveal = createReveal()
  let editorOrigin: string | undefined
  addEventListener("message", ({ source, origin, data }: MessageEvent<FocusedField | undefined>) => {
    if (source !== editor || !/^http:\/\/(localhost|127\.0\.0\.1):\d+$/.test(origin)) return
    editorOrigin = origin
    if (data) reveal(data)
  })
  addEventListener("submit", event => event.preventDefault(), true)
  const handleClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    if (event.target.closest("a")) event.preventDefault()
    if (editorOrigin) editor.postMessage(describeClick(event.target), editorOrigin)
  }
  addEventListener("click", handleClick, true)
}
