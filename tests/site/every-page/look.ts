import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import { needsArial } from "../site"
import { inWidths } from "./question"

/** Pixels at least between a line of text and the edge of a phone's screen. */
const MARGIN = 8

/**
 * Lettering in the page's own drawings that is seen in part: what a narrow screen does not show has to be outside of it
 * as a whole, and what it shows inside. The bars of a comparison are asked too.
 */
export const cutLettering = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll<SVGElement>("main svg text, main [data-bars] svg rect")].flatMap(mark => {
      const { left, right, width } = mark.getBoundingClientRect()
      const clips = mark.closest("[data-bars]")?.getBoundingClientRect()
      const [from, to] = clips ? [clips.left, clips.right] : [0, innerWidth]
      const isSeen = width > 0 && right > from + 1 && left < to - 1
      return isSeen && (left < from - 1 || right > to + 1) ? [mark.textContent || mark.outerHTML.slice(0, 60)] : []
    }),
  )

/** Lines of text that touch the edge of the screen, but for what scrolls by itself and what is only read out. */
const atEdge = (page: Page): Promise<string[]> =>
  page.evaluate(margin => {
    const range = document.createRange()
    const texts = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT)
    const touching: string[] = []
    while (texts.nextNode()) {
      const parent = texts.currentNode.parentElement!
      if (parent.closest("svg, pre, .table, style, script") || !texts.currentNode.textContent?.trim()) continue
      range.selectNodeContents(texts.currentNode)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (lines.every(({ left, right }) => left >= margin && right <= innerWidth - margin)) continue
      let around: Element | null = parent
      while (around && around.getBoundingClientRect().width > 1) around = around.parentElement
      if (!around) touching.push(texts.currentNode.textContent.slice(0, 60))
    }
    return touching
  }, MARGIN)

/**
 * Drawings that a tablet shows in part. What is wider than two screens is water or ground, which runs on beyond both
 * sides of any screen.
 */
const inPart = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("main figure > :is(svg, img)")]
      .map(drawing => drawing.getBoundingClientRect())
      .filter(({ left, right, width }) => width < 2 * innerWidth && (left < -1 || right > innerWidth + 1))
      .map(({ left, right }) => `a drawing from ${Math.round(left)} to ${Math.round(right)} px`),
  )

/** The page's own name in the breadcrumb, where it is seen, but not on the line of the way to it. */
const belowItsTrail = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("nav li > [aria-current=page]")]
      .filter(name => {
        const items = name.closest("ol")?.children ?? []
        const [first, last] = [items[0], items[items.length - 1]]
        if (!first || !last || last.clientWidth <= 1) return false
        return last.getBoundingClientRect().top > first.getBoundingClientRect().bottom
      })
      .map(({ textContent }) => textContent),
  )

/** Sums, ranges and mail addresses that the end of a line tears, though they have room in one. */
const torn = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const range = document.createRange()
    const texts = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT)
    const found: string[] = []
    while (texts.nextNode()) {
      const node = texts.currentNode as Text
      if (node.parentElement!.closest("svg, pre, code, script, style")) continue
      for (const { 0: words, index } of node.data.matchAll(/[$\d][\d.,]*[KM]?[–-]\$?\d[\d.,]*[KM]?|\S+@\S+/g)) {
        range.setStart(node, index)
        range.setEnd(node, index + words.length)
        const parts = [...range.getClientRects()]
        const lines = new Set(parts.map(({ top }) => Math.round(top)))
        const room = node.parentElement!.closest(":not(a, span, strong, em, code)")!.clientWidth
        if (lines.size > 1 && parts.reduce((sum, { width }) => sum + width, 0) <= room) found.push(words)
      }
    }
    return found
  })

/** Disclosures that still carry the browser's own triangle. */
const plain = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll("summary")]
      .filter(summary => getComputedStyle(summary).listStyleType !== "none")
      .map(({ textContent }) => textContent),
  )

export const look = [
  ...inWidths(
    [1440, 768, 390],
    async ({ page }) => {
      await needsArial(page)
      assert.deepEqual(await cutLettering(page), [])
    },
    "cuts no lettering",
  ),
  ...inWidths([390], async ({ page }) => assert.deepEqual(await atEdge(page), []), "keeps text from the edge"),
  ...inWidths([768, 390, 320], async ({ page }) => assert.deepEqual(await torn(page), []), "tears no sum and no range"),
  ...inWidths([390], async ({ page }) => assert.deepEqual(await plain(page), []), "draws its own disclosures"),
  ...inWidths([768], async ({ page }) => assert.deepEqual(await inPart(page), []), "shows its drawings whole"),
  ...inWidths([390], async ({ page }) => assert.deepEqual(await belowItsTrail(page), []), "names itself on one line"),
]
