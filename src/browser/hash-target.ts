/** An address, or a part of it, without the signs that browsers write for letters; as it stands where one is broken. */
export const safeDecodeUri = (address: string): string => {
  try {
    return decodeURI(address)
  } catch {
    return address
  }
}

/** @returns what an address names by its anchor */
export const findHashTarget = (hash: string): HTMLElement | null =>
  document.getElementById(safeDecodeUri(hash.slice(1)))
