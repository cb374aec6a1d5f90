import { expect } from "@playwright/test"
import { samplePaths } from "./built-pages"
import { findBlock, readYaml } from "./content"
import { test, withMotion } from "./fixtures"

test.describe("page without JavaScript", () => {
  // Animations that wait for a script would hide text.
  test.use({ javaScriptEnabled: false, ...withMotion })

  /** Content that is hidden without JavaScript: closed details, popovers, dialogs, islands; and what is never shown. */
  const HIDDEN_CONTENT =
    "details:not([open]) > :not(summary), [hidden], [popover], dialog, script, style, noscript, [data-island]"

  /** Texts shown only with JavaScript: instructions of an island and the empty state of the library. */
  const { emptyTitle, emptyText } = readYaml<{ library: Record<"emptyTitle" | "emptyText", string> }>(
    "words.yaml",
  ).library
  const scriptTexts = [findBlock<{ lead: string }>("pages/pricing.yaml", "estimator").lead, emptyTitle, emptyText]

  test("shows every text", async ({ page, open }) => {
    test.slow()
    for (const path of samplePaths()) {
      await open(path)
      const hiddenTexts = await page.locator("main").evaluate((main, hidden) => {
        const texts = document.createTreeWalker(main, NodeFilter.SHOW_TEXT)
        const found: string[] = []
        while (texts.nextNode()) {
          const parent = texts.currentNode.parentElement!
          if (!texts.currentNode.textContent?.trim() || parent.closest(`${hidden}, form, [data-floating], svg`))
            continue
          const isVisible = parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })
          if (!isVisible) found.push(texts.currentNode.textContent)
        }
        return found
      }, HIDDEN_CONTENT)
      expect
        .soft(
          hiddenTexts.filter(text => !scriptTexts.includes(text)),
          path,
        )
        .toEqual([])
    }
  })
})
