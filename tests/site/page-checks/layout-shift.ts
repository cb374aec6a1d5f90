import type { Page } from "@playwright/test"

/** What rounding may add up to. */
const STILL = 0.0005

/** What is read of an entry of the browser's count. */
type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }

/**
 * How far the page has moved by itself since it was opened, by the browser's own count. On a phone the field of the
 * slider between two pictures becomes narrower (comparison-slider.tsx); its grip, which is all that is seen, stays.
 */
export const measureLayoutShift = async (page: Page): Promise<string[]> => {
  const shift = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0
        new PerformanceObserver(list => {
          for (const { value, sources } of list.getEntries() as Shift[])
            if (!sources.every(({ node }) => node instanceof HTMLInputElement && node.type === "range")) sum += value
        }).observe({ type: "layout-shift", buffered: true })
        // Two frames, so that what has arrived is laid out, and a moment for the report.
        requestAnimationFrame(() => requestAnimationFrame(() => setTimeout(() => resolve(sum), 50)))
      }),
  )
  return shift < STILL ? [] : [`by ${shift}`]
}
