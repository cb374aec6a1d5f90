import type { Page } from "@playwright/test"
import type { BuiltPage } from "../built-pages"
import { scrollInstantly, waitForAnimations } from "../fixtures"

/** Finds controls and the last line of text covered by the floating button at the page's end. */
export const findCoveredControls = async (page: Page): Promise<string[]> => {
  await scrollInstantly(page)
  await waitForAnimations(page)
  const covered = await page.evaluate(() => {
    const controls = [...document.querySelectorAll("a,button,summary,input,select,textarea")]
      .filter(control => control.checkVisibility({ visibilityProperty: true }))
      .flatMap(control => {
        const [box] = control.getClientRects()
        if (!box || box.width < 2) return []
        const topElement = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        const isRelated = topElement && (control.contains(topElement) || topElement.contains(control))
        const isCovered = topElement && !isRelated && topElement.closest("[data-floating]")
        return isCovered ? [control.textContent?.trim() || control.outerHTML.slice(0, 60)] : []
      })
    const button = document.querySelector("[data-floating] > *")
    const lastLine = document.querySelector("footer:not(main *) [data-legal-links]")
    const isLastLineCovered =
      button && lastLine && lastLine.getBoundingClientRect().bottom > button.getBoundingClientRect().top
    return isLastLineCovered ? [...controls, "the last line"] : controls
  })
  await scrollInstantly(page, 0)
  return covered
}

/** Checks the floating button: the contact page has none, others link to another page. */
export const checkFloatingButton = async (page: Page, { path }: BuiltPage): Promise<string[]> => {
  // A locator would add Playwright's script to every page, which takes longer than this check.
  const href = await page.evaluate(() => document.querySelector("main [data-floating] a")?.getAttribute("href"))
  return (path === "/contact" ? href === undefined : href && href !== path) ? [] : [`link to ${href}`]
}
