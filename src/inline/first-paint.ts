/**
 * Does something once content has been painted: an empty ground may be painted before, and what is asked for then delays the text.
 * Never, in a browser that does not report its paints.
 */
export const afterFirstPaint = (act: () => void): void => {
  const observer = new PerformanceObserver(list => {
    if (list.getEntriesByName("first-contentful-paint").length === 0) return
    observer.disconnect()
    act()
  })
  observer.observe({ type: "paint", buffered: true })
}
