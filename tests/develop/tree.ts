/**
 * What visitors have of a page, as one line an element: its tag, its name and where it leads, the words that stand in
 * it. Nothing of what looks like something (classes, styles, measures), of what runs, and of how a drawing comes, which
 * differ on purpose (src/render/README.md): what holds nothing but drawings is one line with their names, if they have
 * any. Runs in the page.
 */
export const treeOfPage = (): string[] => {
  const KEPT = ["href", "role", "name", "type", "value", "for", "action", "method", "popovertarget", "datetime"]
  const LEFT_OUT = "script, style, link, template"
  const wordsOf = (text: string) => text.replace(/\s+/g, " ").trim()
  const isDrawing = (element: Element) =>
    element.matches("svg, source") || /^(\/drawings\/|data:image\/svg)/.test(element.getAttribute("src") ?? "")
  const holdsDrawings = (element: Element): boolean =>
    isDrawing(element) ||
    (element.matches("div, span, picture") &&
      ![...element.childNodes].some(node => node instanceof Text && node.data.trim()) &&
      element.children.length > 0 &&
      [...element.children].every(holdsDrawings))
  const nameOf = (drawing: Element) => drawing.getAttribute("aria-label") ?? drawing.getAttribute("alt") ?? ""
  const see = (element: Element, depth: number): string[] => {
    if (element.matches(LEFT_OUT)) return []
    const indented = (line: string) => " ".repeat(depth) + line
    if (holdsDrawings(element)) {
      const names = [element, ...element.querySelectorAll("*")].filter(isDrawing).map(nameOf)
      const said = [...new Set(names)].filter(Boolean).join(" | ")
      return said ? [indented(`drawing ${said}`)] : []
    }
    const attributes = [...element.attributes]
      .filter(({ name }) => KEPT.includes(name) || name.startsWith("aria-"))
      .map(({ name, value }) => `${name}=${value}`)
      .sort()
    const own = [...element.childNodes].map(node => {
      if (node instanceof Text) return node.data
      // React parts texts by comments where it writes HTML.
      return node instanceof Element ? " " : ""
    })
    const line = [element.tagName.toLowerCase(), ...attributes, wordsOf(own.join(""))].filter(Boolean).join(" ")
    return [indented(line), ...[...element.children].flatMap(child => see(child, depth + 1))]
  }
  const parts = document.querySelectorAll(
    "body :is(header, main, footer, dialog):not(:is(header, main, footer, dialog) *)",
  )
  return [...parts].flatMap(part => see(part, 0))
}
