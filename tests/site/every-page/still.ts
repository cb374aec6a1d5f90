import assert from "node:assert/strict"
import type { Page } from "@playwright/test"
import type { Question } from "./question"

/** What rounding may add up to. */
export const STILL = 0.0005

/** How far the page has moved by itself since it was opened, by the browser's own count. */
export const shift = (page: Page): Promise<number> =>
  page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0
        new PerformanceObserver(list => {
          for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) sum += entry.value
        }).observe({ type: "layout-shift", buffered: true })
        // Two frames, so that what has arrived is laid out, and a moment for the report.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 50)))
      }),
  )

/** The first of all, because other widths move a page. */
export const still: Question = {
  title: "has not moved by itself",
  width: 1440,
  ask: async ({ page }) => assert.ok((await shift(page)) < STILL),
}
