import type { Page } from "@playwright/test"

/** Tolerance for rounding. */
const MAX_SHIFT = 0.0005

/** A `layout-shift` performance entry. */
type Shift = PerformanceEntry & { value: number; sources: { node?: Node }[] }

/**
 * Reports the cumulative layout shift since navigation. Ignores the comparison slider: on phones its input shrinks
 * (comparison-slider.tsx), but the visible handle does not move.
 */
export const measureLayoutShift = async (page: Page): Promise<string[]> => {
  const shift = await page.evaluate(
    () =>
      new Promise<number>(resolve => {
        let sum = 0
        const observer = new PerformanceObserver(list => {
          for (const { value, sources } of list.getEntriesByType("layout-shift") as Shift[])
            if (!sources.every(({ node }) => node instanceof HTMLInputElement && node.type === "range")) sum += value
          // Entries arrive in order.
          if (list.getEntriesByName("end").length > 0) resolve(sum)
        })
        observer.observe({ type: "layout-shift", buffered: true })
        observer.observe({ type: "mark" })
        // Two frames for layout.
        requestAnimationFrame(() => requestAnimationFrame(() => performance.mark("end")))
      }),
  )
  return shift < MAX_SHIFT ? [] : [`shift of ${shift}`]
}
