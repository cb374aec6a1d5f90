import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { inWidths } from "./question"

/** Ranges, such as "1–2" or "$5,000–$50,000", that stand on two lines though one has room for them. */
const tornRanges = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const torn: string[] = []
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (texts.nextNode()) {
      const text = texts.currentNode as Text
      for (const { 0: words, index } of text.data.matchAll(/\S*\d–\S*\d\S*/g)) {
        range.setStart(text, index)
        range.setEnd(text, index + words.length)
        const lines = new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom)))
        if (lines.size > 1) torn.push(text.data)
      }
    }
    return torn
  })

/** Words such as "off-the-shelf" in headings that a line ends in the middle of. */
const tornHeadings = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange()
    return [...document.querySelectorAll("main :is(h1, h2)")].flatMap(heading => {
      const texts = document.createTreeWalker(heading, NodeFilter.SHOW_TEXT)
      const torn: string[] = []
      while (texts.nextNode()) {
        const text = texts.currentNode as Text
        for (const { 0: word, index } of text.data.matchAll(/[^\s-]+(?:-[^\s-]+)+/g)) {
          range.setStart(text, index)
          range.setEnd(text, index + word.length)
          if (new Set([...range.getClientRects()].map(({ bottom }) => Math.round(bottom))).size > 1) torn.push(word)
        }
      }
      return torn
    })
  })

/** Tables of which a part can only be seen by scrolling them. */
const cutTables = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main table")]
      .filter(table => table.getBoundingClientRect().width > table.parentElement!.clientWidth + 1)
      .map(table => table.textContent?.slice(0, 60) ?? ""),
  )

export const whole = inWidths(
  [1440, 390],
  async ({ page }, width) => {
    // On a phone a long word may have no line to itself.
    const headings = width > 600 ? await tornHeadings(page) : []
    assert.deepEqual([...(await tornRanges(page)), ...(await cutTables(page)), ...headings], [])
  },
  "shows ranges, headings and tables whole",
)
