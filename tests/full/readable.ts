/**
 * What a visitor sees of a page, whatever became of its scripts and sheets. Runs in the page, so it names nothing but
 * what every browser has.
 */
export const seen = (): { texts: string[]; sideways: number } => {
  const texts: string[] = []
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  while (walker.nextNode()) {
    const node = walker.currentNode
    const text = (node.textContent || "").replace(/\s+/g, " ").trim()
    const parent = node.parentElement
    // The floating button comes and goes by where one stands.
    if (!text || !parent || parent.closest("script, style, noscript, template, svg, [data-floating]")) continue
    range.selectNodeContents(node)
    const isShown = range.getClientRects().length > 0 && getComputedStyle(parent).visibility === "visible"
    if (isShown) texts.push(text)
  }
  const { scrollWidth, clientWidth } = document.documentElement
  return { texts, sideways: scrollWidth - clientWidth }
}

/**
 * What the browser's own search in the page does not find from its beginning, of the words of each heading that is
 * shown. Runs in the page.
 */
export const notFound = (): string[] => {
  const find = Reflect.get(globalThis, "find") as (words: string) => boolean
  return [...document.querySelectorAll("main h2")]
    .filter(heading => heading.getClientRects().length > 0)
    .map(heading => (heading as HTMLElement).innerText.split("\n")[0]!.trim())
    .filter(words => {
      getSelection()?.collapse(document.body, 0)
      return words && !find(words)
    })
}

/** Texts of one list that another has not, or not as often. */
export const missingOf = (wanted: string[], found: string[]): string[] => {
  const left = new Map<string, number>()
  for (const text of found) left.set(text, (left.get(text) ?? 0) + 1)
  return wanted.filter(text => {
    const count = left.get(text) ?? 0
    left.set(text, count - 1)
    return count <= 0
  })
}

/** Texts that both lists have. */
export const common = (one: string[], other: string[]): string[] => {
  const missing = missingOf(one, other)
  return missingOf(one, missing)
}
