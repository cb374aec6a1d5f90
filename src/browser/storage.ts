type Area = "localStorage" | "sessionStorage"

/** Reads an item from web storage; "" if it is missing or storage is blocked. */
export const readStorage = (area: Area, key: string): string => {
  try {
    return window[area].getItem(key) ?? ""
  } catch {
    return ""
  }
}

/**
 * Writes an item to web storage; removes it if the text is empty.
 * @returns whether the item is stored: storage may be full or blocked
 */
export const writeStorage = (area: Area, key: string, text: string): boolean => {
  try {
    if (text) window[area].setItem(key, text)
    else window[area].removeItem(key)
    return text !== ""
  } catch {
    return false
  }
}
