/** Script of pages in the live preview of the web editor. `develop` loads it; published pages do not. */
import { containedLength, findBest, normalize } from "./normalize"
import { isSaveShortcut } from "./save-shortcut"

/** Frame message to the web editor: Ctrl+S or Cmd+S on the page. */
export const SAVE = "save"

/** Frame message to the web editor: a click on the page. Texts are normalized. */
export interface PageClick {
  /** Texts of the element and its ancestors, innermost first. */
  texts: string[]
  /** Text of the block that contains the element; empty outside of blocks. */
  blockText: string
  /** File name of the picture; empty for a drawing. Missing for other elements. */
  picture?: string
}

/** Frame message to the page: the focused field of the form. Texts are normalized. */
export interface FocusedField {
  /** Data path: `blocks[2].items[1].text`. */
  path: string
  text: string
  /** All texts of the block, or of a page without blocks. Empty for settings of a page with blocks. */
  blockTexts: string[]
}

/** Maximum number of characters of an element's text that can be the text of a field. */
const MAX_TEXT_LENGTH = 4000

const highlightKeyframes = [{ outline: "3px solid Highlight" }, { outline: "3px solid transparent" }]

const textOf = (element: Element) => normalize(element.textContent)

const findBlocks = () => [...document.querySelectorAll("#main > :not(style, script, link)")]

const describeClick = (target: Element): PageClick => {
  const texts: string[] = []
  for (let element: Element | null = target; element && element.id !== "main"; element = element.parentElement) {
    const text = normalize(element instanceof HTMLImageElement ? element.alt : element.textContent)
    if (text.length > MAX_TEXT_LENGTH) break
    if (text) texts.push(text)
  }
  const block = findBlocks().find(element => element.contains(target))
  const image = target.closest("picture, svg")?.querySelector("img") ?? target.closest("img")
  return {
    texts,
    blockText: block ? textOf(block) : "",
    ...(target.closest("img, picture, svg") && { picture: image?.src.split("/").at(-1) ?? "" }),
  }
}

const findElement = ({ text, blockTexts }: FocusedField): Element | undefined => {
  const block = findBest(findBlocks(), element => containedLength(blockTexts, textOf(element)))
  const exact = block && text && [block, ...block.querySelectorAll("*")].find(element => textOf(element) === text)
  return exact || block
}

const isVisible = (element: Element) => {
  const { top, bottom } = element.getBoundingClientRect()
  return top < innerHeight * 0.8 && bottom > innerHeight * 0.2
}

/** Creates a function that scrolls to a field's element, once it is rendered. */
const createReveal = () => {
  let pendingField: FocusedField | undefined
  let revealedPath = ""
  const reveal = () => {
    const element = pendingField && findElement(pendingField)
    if (!element || !pendingField) return
    revealedPath = pendingField.path
    pendingField = undefined
    if (!isVisible(element)) element.scrollIntoView({ block: element.clientHeight < innerHeight ? "center" : "start" })
    element.animate(highlightKeyframes, { duration: 1500 })
  }
  new MutationObserver(reveal).observe(document, { childList: true, characterData: true, subtree: true })
  return (field: FocusedField) => {
    // The field is sent again after each change; the scroll position stays.
    if (field.path === revealedPath) return
    pendingField = field
    reveal()
  }
}

/** Sends clicks and the shortcut to save to the web editor, and scrolls to focused fields. Links stay on the page. */
export const connectToEditor = (): void => {
  const editorWindow = window.top
  if (!editorWindow || editorWindow === window) return
  const reveal = createReveal()
  let editorOrigin: string | undefined
  addEventListener("message", ({ source, origin, data }: MessageEvent<FocusedField | undefined>) => {
    if (source !== editorWindow || !/^http:\/\/(localhost|127\.0\.0\.1):\d+$/.test(origin)) return
    editorOrigin = origin
    if (data) reveal(data)
  })
  addEventListener("submit", event => event.preventDefault(), true)
  const handleClick = (event: MouseEvent) => {
    if (!(event.target instanceof Element)) return
    if (event.target.closest("a")) event.preventDefault()
    if (editorOrigin) editorWindow.postMessage(describeClick(event.target), editorOrigin)
  }
  addEventListener("click", handleClick, true)
  addEventListener("keydown", event => {
    if (!isSaveShortcut(event)) return
    event.preventDefault()
    if (editorOrigin) editorWindow.postMessage(SAVE, editorOrigin)
  })
}
