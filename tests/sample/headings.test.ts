import assert from "node:assert/strict"
import { describe, test } from "node:test"
import { canonicalPages } from "../site/built-pages"
import { visitsInTabs } from "../site/site"

/** Part of a heading's longest line that its last line has at least where that is one word. */
const LEAST = 0.5

const visit = visitsInTabs({ width: 1440 })

/** Runs in the page: headings whose last line is one short word. */
const endAlone = (least: number): string[] => {
  const range = document.createRange()
  return [...document.querySelectorAll("h1,h2,h3")].flatMap(heading => {
    const lines = new Map<number, { words: number; left: number; right: number }>()
    const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { 0: word, index } of text.data.matchAll(/\S+/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + word.length)
        const { bottom, left, right, width } = range.getBoundingClientRect()
        if (width < 2) continue
        const line = lines.get(Math.round(bottom))
        lines.set(Math.round(bottom), {
          words: (line?.words ?? 0) + 1,
          left: Math.min(line?.left ?? left, left),
          right: Math.max(line?.right ?? right, right),
        })
      }
    }
    const widths = [...lines.values()].map(({ left, right }) => right - left)
    const isShort = (widths.at(-1) ?? 0) < least * Math.max(...widths)
    return widths.length > 1 && [...lines.values()].at(-1)?.words === 1 && isShort ? [heading.textContent] : []
  })
}

describe("sample: headings on a desk", { concurrency: 2 }, () => {
  for (const { path } of canonicalPages())
    test(`${path} ends none with a short word alone`, () =>
      visit(path, async ({ page }) => assert.deepEqual(await page.evaluate(endAlone, LEAST), [])))
})
