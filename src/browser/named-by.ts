/** @returns what an address names by its anchor, in which browsers encode all letters but Latin ones */
export const namedBy = (hash: string): HTMLElement | null => {
  try {
    return document.getElementById(decodeURIComponent(hash.slice(1)))
  } catch {
    // It is no encoded text, and so nobody's name.
    return null
  }
}
