import type { Page } from "@playwright/test"

/**
 * Finds amounts, ranges and email addresses that break across lines although they fit in one line, and on wide screens
 * hyphenated words in headings.
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
      const pattern = isHeading ? /[^\s-]+(?:-[^\s-]+)+/g : /[$\d][\d.,]*[KM]?[–-]\$?\d[\d.,]*[KM]?|\S+@\S+/g
      for (const { 0: token, index } of node.data.matchAll(pattern)) {
        range.setStart(node, index)
        range.setEnd(node, index + token.length)
        const parts = [...range.getClientRects()]
        const lines = new Set(parts.map(({ top }) => Math.round(top)))
        const availableWidth = parent.closest(":not(a, span, strong, em, code)")!.clientWidth
        if (lines.size > 1 && parts.reduce((sum, { width }) => sum + width, 0) <= availableWidth) found.push(token)
      }
    }
    return found
  })
