/** Does something once the page has been painted, and never while nobody sees it. */
export const afterFirstPaint = (act: () => void): void =>
  new PerformanceObserver((_, observer) => {
    observer.disconnect()
    act()
  }).observe({ type: "paint", buffered: true })
