import type { Page } from "@playwright/test"

/**
 * Sums, ranges and mail addresses, and on wide screens words such as "off-the-shelf" in headings, that the end of a
 * line tears though they have room in one.
 */
export const findBadLineBreaks = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange()
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      const parent = node.parentElement!
      if (parent.closest("svg, pre, code, script, style, noscript")) continue
      const isHeading = innerWidth > 768 && parent.closest("main :is(h1, h2)")
      const whole = isHeading ? /[^\s-]+(?:-[^\s-]+)+/g : /[$\d][\d.,]*[KM]?[–-]\$?\d[\d.,]*[KM]?|\S+@\S+/g
      for (const { 0: words, index } of node.data.matchAll(whole)) {
        range.setStart(node, index)
        range.setEnd(node, index + words.length)
        const parts = [...range.getClientRects()]
        const lines = new Set(parts.map(({ top }) => Math.round(top)))
        const room = parent.closest(":not(a, span, strong, em, code)")!.clientWidth
        if (lines.size > 1 && parts.reduce((sum, { width }) => sum + width, 0) <= room) found.push(words)
      }
    }
    return found
  })
