import { parseEnd, parseStart } from "#site/parse-dates"

/** From when until when an announcement is shown, as its attribute `data-announcement` says it. */
export const formatSpan = (from: string, to: string): string => `${parseStart(from)} ${parseEnd(to)}`

/** Whether an announcement is shown at a moment. */
export const isActiveAt = (span: string, now: number): boolean => {
  const [from = 0, to = 0] = span.split(" ").map(Number)
  return from <= now && now < to
}

/**
 * Shows or hides the announcement by the visitor's clock: the page may have been built before or after. That is done as
 * soon as the page has been read as far as there, and so before it is painted.
 */
export const start = (): void => {
  const read = new MutationObserver(() => {
    const place = document.querySelector<HTMLElement>("[data-announcement]")
    if (!place && !document.querySelector("header")) return
    read.disconnect()
    if (place) place.hidden = !isActiveAt(place.dataset.announcement!, Date.now())
  })
  read.observe(document, { childList: true, subtree: true })
}
