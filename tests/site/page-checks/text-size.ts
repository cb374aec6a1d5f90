import type { Page } from "@playwright/test"

/** What a visitor may set by themselves (WCAG 1.4.12 and 1.4.4). */
const SETTINGS = [
  "*{line-height:1.5!important;letter-spacing:.12em!important;word-spacing:.16em!important}" +
    "p{margin-bottom:2em!important}",
  "html{font-size:200%}",
]

/** Runs in the page: texts that reach out of the window, are cut off or lie on one another. */
const problemsWith = (settings: string[]): string[] => {
  const told = ({ tagName, textContent }: Element) =>
    `${tagName} ${textContent.replace(/\s+/g, " ").trim().slice(0, 40)}`
  const UNREAD =
    "svg,svg *,script,style,option,dialog,[hidden],[popover],[data-floating],details:not([open])>:not(summary)"
  // Looks that no setting changes, asked once: it is what takes the time.
  const [hidden, clipping, scrolling] = [new Set<Element>(), new Set<Element>(), new Set<Element>()]
  for (const element of document.querySelectorAll("body *")) {
    const { clipPath, display, overflowX, overflowY } = getComputedStyle(element)
    if (element.matches(UNREAD) || display === "none" || clipPath.startsWith("inset(50%")) hidden.add(element)
    else if (overflowX === "auto" || overflowX === "scroll") scrolling.add(element)
    else if (overflowX !== "visible" || overflowY !== "visible") clipping.add(element)
  }
  const texts: { text: Node; element: Element; clippedBy: Element[]; scrolls: boolean }[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_ALL, node => {
    if (node instanceof Element) return hidden.has(node) ? NodeFilter.FILTER_REJECT : NodeFilter.FILTER_SKIP
    return node instanceof Text && node.data.trim() ? NodeFilter.FILTER_ACCEPT : NodeFilter.FILTER_SKIP
  })
  while (walker.nextNode()) {
    const text = walker.currentNode
    const element = text.parentElement!
    const above: Element[] = []
    for (let up: Element | null = element; up; up = up.parentElement) above.push(up)
    const scroller = above.findIndex(one => scrolling.has(one))
    const inner = scroller < 0 ? above : above.slice(0, scroller)
    texts.push({ text, element, clippedBy: inner.filter(one => clipping.has(one)), scrolls: scroller >= 0 })
  }

  const words = document.createRange()
  const problemsNow = () => {
    const problems: string[] = []
    const { clientWidth, scrollWidth } = document.documentElement
    if (scrollWidth > clientWidth) problems.push(`${scrollWidth - clientWidth} px sideways`)
    const lines: { element: Element; box: DOMRect }[] = []
    for (const { text, element, clippedBy, scrolls } of texts) {
      words.selectNodeContents(text)
      for (const box of scrolls ? [] : words.getClientRects()) {
        if (box.width < 2) continue
        if (box.right > clientWidth + 1 || box.left < -1) problems.push(`outside: ${told(element)}`)
        lines.push({ element, box })
      }
      const inner = words.getBoundingClientRect()
      for (const box of clippedBy.map(one => one.getBoundingClientRect()))
        if (inner.right > box.right + 1 || inner.left < box.left - 1 || inner.bottom > box.bottom + 2)
          problems.push(`cut: ${told(element)}`)
    }
    lines.sort((one, other) => one.box.top - other.box.top)
    lines.forEach(({ element, box }, index) => {
      for (const other of lines.slice(index + 1, index + 60)) {
        if (other.box.top > box.bottom) break
        if (element.contains(other.element) || other.element.contains(element)) continue
        const wide = Math.min(box.right, other.box.right) - Math.max(box.left, other.box.left)
        // Line boxes touch where lines are set tight; letters lie on one another beyond a third of a line.
        const high = Math.min(box.bottom, other.box.bottom) - other.box.top
        if (wide > 2 && high > Math.min(box.height, other.box.height) / 3)
          problems.push(`on one another: ${told(element)} | ${told(other.element)}`)
      }
    })
    return problems
  }

  const sheet = new CSSStyleSheet()
  // No style element: the page's content policy forbids those that it did not come with.
  document.adoptedStyleSheets = [sheet]
  const problems = settings.flatMap(rules => {
    sheet.replaceSync(rules)
    return problemsNow().map(problem => `${problem} with ${rules}`)
  })
  document.adoptedStyleSheets = []
  return [...new Set(problems)]
}

/** What of an open page does not give way to text as visitors set it, in the window as it is. */
export const checkTextResizing = (page: Page, settings = SETTINGS): Promise<string[]> =>
  page.evaluate(problemsWith, settings)
