import { expect } from "@playwright/test"
import { samplePaths } from "./built-pages"
import { block } from "./content"
import { test } from "./site"

test.use({ javaScriptEnabled: false })

/** What only a press shows, what is read out alone, and what stands for an island that has not come. */
const UNSEEN =
  "details:not([open]) > :not(summary), [hidden], [popover], dialog, script, style, noscript, [data-island]"

/** What is said only to whoever can do something with it: how to use an island, and that nothing is found. */
const ofScript = [
  block<{ lead: string }>("pages/pricing.yaml", "estimator").lead,
  ...Object.values(block<Record<"emptyTitle" | "emptyText", string>>("pages/resources.yaml", "library")),
]

test("every text is seen without script", async ({ page, open }) => {
  test.slow()
  for (const path of samplePaths()) {
    await open(path)
    const unseen = await page.locator("main").evaluate((main, hidden) => {
      const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
      const found: string[] = []
      while (texts.nextNode()) {
        const parent = texts.currentNode.parentElement!
        if (!texts.currentNode.textContent?.trim() || parent.closest(`${hidden}, form, [data-floating], svg`)) continue
        const isSeen = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
        if (!isSeen) found.push(texts.currentNode.textContent)
      }
      return found
    }, UNSEEN)
    expect
      .soft(
        unseen.filter(text => !ofScript.includes(text)),
        path,
      )
      .toEqual([])
  }
})
