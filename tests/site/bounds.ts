/** What protects whoever has a poor phone. Sizes are of brotli. */
export const BOUNDS = {
  /**
   * Four plates of home have a picture for phones and one for wide windows, of which one is shown; its three charts
   * have two dozen marks, and the ship of phones, which stands in the page, eighty.
   */
  elementsOfHome: 485,
  /** What stands in the page, and what it fetches while somebody reads. */
  readersScript: 3_200,
  /** What a server sends before it waits for the browser, without the headers. */
  html: 14_600,
}
