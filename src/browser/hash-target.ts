/** Decodes a URL or a part of it; returns it unchanged if it is malformed. */
export const safeDecodeUri = (uri: string): string => {
  try {
    return decodeURI(uri)
  } catch {
    return uri
  }
}

/** Returns the target of a URL hash. */
export const findHashTarget = (hash: string): HTMLElement | null =>
  document.getElementById(safeDecodeUri(hash.slice(1)))
