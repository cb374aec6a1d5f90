import type { Page } from "@playwright/test"

/** Finds lazy drawings above the fold. */
export const findLazyAboveFold = (page: Page): Promise<string[]> =>
  page.evaluate(() =>
    // Portraits and the lowered parts of the home page's ship may be lazy.
    [...document.querySelectorAll<HTMLImageElement>("main img[loading=lazy][src^='/drawings/']")]
      .filter(image => !image.closest("[data-portrait], .lowered"))
      .filter(image => image.getBoundingClientRect().height > 0 && image.getBoundingClientRect().top < innerHeight)
      .map(({ src }) => src),
  )

/** Number of phone screens that must contain the key facts. */
const MAX_SCREENS = 2

/** Finds key facts and calls to action of a service below the first two screens. */
export const findDistantKeyFacts = (page: Page): Promise<string[]> =>
  page
    .locator("main:has([data-key-facts]) :is([data-key-facts], main > section:first-of-type .MuiButton-root)")
    .evaluateAll(
      (all, screens) =>
        all
          .filter(element => element.getBoundingClientRect().bottom > screens * innerHeight)
          .map(({ textContent }) => textContent),
      MAX_SCREENS,
    )

/** Minimum distance in px between text and the edge of a phone. */
const MIN_MARGIN = 8

/**
 * Finds clipped text and bars in drawings, scrolling tables, drawings that tablets crop, and text at the edge of
 * phones. Ignores shapes wider than two viewports: they are backgrounds.
 */
export const findClippedContent = (page: Page): Promise<string[]> =>
  page.evaluate(margin => {
    const boxesOf = (selector: string) =>
      [...document.querySelectorAll(selector)].map(element => ({ element, box: element.getBoundingClientRect() }))
    const found: Element[] = []
    for (const { element, box } of boxesOf("main svg text, main [data-bars] svg rect")) {
      const clips = element.closest("[data-bars]")?.getBoundingClientRect()
      const [from, to] = clips ? [clips.left, clips.right] : [0, innerWidth]
      const isVisible = box.width > 0 && box.right > from + 1 && box.left < to - 1
      if (isVisible && (box.left < from - 1 || box.right > to + 1)) found.push(element)
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
      // Visually hidden text is in a box of 1 px.
      let ancestor: Element | null = parent
      while (ancestor && ancestor.getBoundingClientRect().width > 1) ancestor = ancestor.parentElement
      if (!ancestor) found.push(parent)
    }
    return found.map(({ tagName, textContent, outerHTML }) => `${tagName} ${textContent || outerHTML}`.slice(0, 80))
  }, MIN_MARGIN)
