import type { Page } from "@playwright/test"

/** Drawings of the first screen that come later, when one scrolls. */
export const findLazyAboveFold = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    // A portrait beside a name may, and what is let down over the ship of the home page.
    [...document.querySelectorAll<HTMLImageElement>("main img[loading=lazy][src^='/drawings/']")]
      .filter(image => !image.closest("[data-portrait], .lowered"))
      .filter(image => image.getBoundingClientRect().height > 0 && image.getBoundingClientRect().top < innerHeight)
      .map(({ src }) => src),
  )

/** Screens of a phone in which a buyer decides. */
const SCREENS = 2

/** Answers of a service, and its calls to act, that come later. */
export const findKeyFactsBelowFold = (page: Page): Promise<string[]> =>
  page
    .locator("main:has([data-key-facts]) :is([data-key-facts], main > section:first-of-type .MuiButton-root)")
    .evaluateAll(
      (all, screens) =>
        all
          .filter(one => one.getBoundingClientRect().bottom > screens * innerHeight)
          .map(({ textContent }) => textContent),
      SCREENS,
    )

/** Pixels at least between a line of text and the edge of a phone's screen. */
const MARGIN = 8

/**
 * Lettering and bars of drawings that a screen shows in part, tables that have to be scrolled, drawings that a tablet
 * cuts off, and text that touches the edge of a phone. What is wider than two screens is water or ground, which runs on
 * beyond both sides of any screen.
 */
export const findClippedContent = (page: Page): Promise<string[]> =>
  page.evaluate(margin => {
    const boxesOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(element => ({ element, box: element.getBoundingClientRect() }))
    const found: Element[] = []
    for (const { element, box } of boxesOf("main svg text, main [data-bars] svg rect")) {
      const clips = element.closest("[data-bars]")?.getBoundingClientRect()
      const [from, to] = clips ? [clips.left, clips.right] : [0, innerWidth]
      const isSeen = box.width > 0 && box.right > from + 1 && box.left < to - 1
      if (isSeen && (box.left < from - 1 || box.right > to + 1)) found.push(element)
    }
    for (const { element, box } of boxesOf("main table"))
      if (box.width > element.parentElement!.clientWidth + 1) found.push(element)
    for (const { element, box } of boxesOf("main figure > :is(svg, img)"))
      if (innerWidth === 768 && box.width < 2 * innerWidth && (box.left < -1 || box.right > innerWidth + 1))
        found.push(element)
    const texts = document.createTreeWalker(document.querySelector("main")!, NodeFilter.SHOW_TEXT)
    const range = document.createRange()
    while (innerWidth < 600 && texts.nextNode()) {
      const parent = texts.currentNode.parentElement!
      if (parent.closest("svg, pre, .table, style, script") || !texts.currentNode.textContent?.trim()) continue
      range.selectNodeContents(texts.currentNode)
      const lines = [...range.getClientRects()].filter(({ width }) => width > 0)
      if (lines.every(({ left, right }) => left >= margin && right <= innerWidth - margin)) continue
      // What is only read out stands in a box of a pixel.
      let around: Element | null = parent
      while (around && around.getBoundingClientRect().width > 1) around = around.parentElement
      if (!around) found.push(parent)
    }
    return found.map(({ tagName, textContent, outerHTML }) => `${tagName} ${textContent || outerHTML}`.slice(0, 80))
  }, MARGIN)
