import assert from "node:assert/strict"
import { services } from "../site/content"
import type { Question } from "../site/every-page/question"

/** Part of a heading's longest line that its last line has at least where that is one word. */
const LEAST = 0.5

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

/** Pixels that a page of the sample may be high at 390 px: what a buyer asks, and no more. */
const LONGEST = new Map<string, number>([
  ["/", 6000],
  ["/pricing", 5500],
  ["/case-studies", 5500],
  ...services.map(({ path }): [string, number] => [path, 8500]),
])

/** What every page of the sample is asked besides, where it is open (tests/site/pages.test.ts). */
export const ofSample: Question[] = [
  {
    title: "ends no heading with a short word alone at 1440 px",
    width: 1440,
    ask: async ({ page }) => assert.deepEqual(await page.evaluate(endAlone, LEAST), []),
  },
  {
    title: "is no longer than what a buyer asks at 390 px",
    width: 390,
    ask: async ({ page, built }) => {
      const height = await page.evaluate(() => document.documentElement.scrollHeight)
      assert.ok(height <= (LONGEST.get(built.path) ?? Infinity), `${height} px`)
    },
  },
]
