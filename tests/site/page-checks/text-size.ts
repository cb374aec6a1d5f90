import type { Page } from "@playwright/test"

/** Text settings of visitors (WCAG 1.4.12 and 1.4.4). */
const textSettings = [
  "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}" +
    "p{margin-bottom:2em!important}",
  "html{font-size:200%}",
]

/** Finds text that overflows the viewport, is clipped or overlaps. Runs in the page. */
const findProblems = (settings: string[]): string[] => {
  const describe = (element: Element) => {
    const block = element.closest("[data-block]")?.getAttribute("data-block")
    const text = element.textContent.replace(/\s+/g, " ").trim().slice(0, 40)
    return `${element.tagName} ${text}${block ? ` in ${block}` : ""}`
  }
  const IGNORED =
    "svg,svg *,script,style,option,dialog,[hidden],[popover],[data-floating],details:not([open])>:not(summary)"
  // Styles that no setting changes are computed once: this is the slowest part.
  const [hidden, clipping, scrolling] = [new Set<Element>(), new Set<Element>(), new Set<Element>()]
  for (const element of document.querySelectorAll("body *")) {
    const { clipPath, display, overflowX, overflowY } = getComputedStyle(element)
    if (element.matches(IGNORED) || display === "none" || clipPath.startsWith("inset(50%")) hidden.add(element)
    else if (overflowX === "auto" || overflowX === "scroll") scrolling.add(element)
    else if (overflowX !== "visible" || overflowY !== "visible") clipping.add(element)
  }
  const texts: { text: Node; element: Element; clippedBy: Element[]; isInScroller: boolean }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL, node => {
    if (node instanceof Element) return hidden.has(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP
    return node instanceof Text && node.data.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP
  })
  while (walker.nextNode()) {
    const text = walker.currentNode
    const element = text.parentElement!
    const ancestors: Element[] = []
    for (let node: Element | null = element; node; node = node.parentElement) ancestors.push(node)
    const scroller = ancestors.findIndex(ancestor => scrolling.has(ancestor))
    const ancestorsInScroller = scroller < 0 ? ancestors : ancestors.slice(0, scroller)
    texts.push({
      text,
      element,
      clippedBy: ancestorsInScroller.filter(ancestor => clipping.has(ancestor)),
      isInScroller: scroller >= 0,
    })
  }

  const range = document.createRange()
  const measureProblems = () => {
    const problems: string[] = []
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) problems.push(`${scrollWidth - clientWidth} px horizontal overflow`)
    const lines: { element: Element; box: DOMRect }[] = []
    for (const { text, element, clippedBy, isInScroller } of texts) {
      range.selectNodeContents(text)
      for (const box of isInScroller ? [] : range.getClientRects()) {
        if (box.width < 2) continue
        if (box.right > clientWidth + 1 || box.left < -1) problems.push(`overflow: ${describe(element)}`)
        lines.push({ element, box })
      }
      const textBox = range.getBoundingClientRect()
      for (const box of clippedBy.map(ancestor => ancestor.getBoundingClientRect()))
        if (textBox.right > box.right + 1 || textBox.left < box.left - 1 || textBox.bottom > box.bottom + 2)
          problems.push(`clipped: ${describe(element)}`)
    }
    lines.sort((a, b) => a.box.top - b.box.top)
    lines.forEach(({ element, box }, index) => {
      for (const other of lines.slice(index + 1, index + 60)) {
        if (other.box.top > box.bottom) break
        if (element.contains(other.element) || other.element.contains(element)) continue
        const overlapX = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        // Tight line boxes touch; glyphs overlap beyond a third of the line height.
        const overlapY = Math.min(box.bottom, other.box.bottom) - other.box.top
        if (overlapX > 2 && overlapY > Math.min(box.height, other.box.height) / 3)
          problems.push(`overlap: ${describe(element)} | ${describe(other.element)}`)
      }
    })
    return problems
  }

  const sheet = new CSSStyleSheet()
  // The content policy forbids style elements added by scripts.
  document.adoptedStyleSheets = [sheet]
  const problems = settings.flatMap(rules => {
    sheet.replaceSync(rules)
    return measureProblems().map(problem => `${problem} with ${rules}`)
  })
  document.adoptedStyleSheets = []
  return [...new Set(problems)]
}

/** Finds text that does not adapt to text settings, at the current viewport. */
export const checkTextResizing = (page: Page, settings = textSettings): Promise<string[]> =>
  page.evaluate(findProblems, settings)
