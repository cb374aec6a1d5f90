import { parseEnd, parseStart } from "#site/parse-dates"

/** Formats the period of an announcement as two timestamps in ms, for the attribute `data-announcement`. */
export const formatPeriod = (from: string, to: string): string => `${parseStart(from)} ${parseEnd(to)}`

/** Returns whether a time is in the period. */
export const isActiveAt = (period: string, now: number): boolean => {
  const [from = 0, to = 0] = period.split(" ").map(Number)
  return from <= now && now < to
}

/**
 * Shows or hides the announcement by the visitor's clock, because the build may be older. An observer does this
 * during parsing, before the first paint. It stops at the header, which an announcement precedes.
 */
export const start = (): void => {
  const observer = new MutationObserver(() => {
    const element = document.querySelector<HTMLElement>("[data-announcement]")
    if (!element && !document.querySelector("header")) return
    observer.disconnect()
    if (element) element.hidden = !isActiveAt(element.dataset.announcement!, Date.now())
  })
  observer.observe(document, { childList: true, subtree: true })
}
