/**
 * Returns a text without Markdown, line breaks and case, to compare form and page.
 */
export const normalize = (text: string): string =>
  text
    .replace(/!?\[([^\]]*)\]\([^)]*\)/g, "$1")
    .replace(/[*_`#\\]/g, "")
    .replace(/[“”‘’"]/g, "'")
    .replace(/\s+/g, " ")
    .trim()
    .toLowerCase()

/** Returns the item with the highest score; undefined if all are 0. */
export const findBest = <Item>(items: readonly Item[], score: (item: Item) => number): Item | undefined => {
  const scored = items.map(item => ({ item, value: score(item) }))
  const best = scored.toSorted((a, b) => b.value - a.value)[0]
  return best && best.value > 0 ? best.item : undefined
}

/** Returns the total length of the strings that the text contains. */
export const containedLength = (strings: readonly string[], text: string): number =>
  strings.reduce((total, string) => total + (text.includes(string) ? string.length : 0), 0)
