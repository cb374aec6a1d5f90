type Area = "localStorage" | "sessionStorage"

/** What is kept under a name on the visitor's device; empty where nothing is, or where storage is forbidden. */
export const readStorage = (area: Area, name: string): string => {
  try {
    return window[area].getItem(name) ?? ""
  } catch {
    return ""
  }
}

/**
 * Keeps a text under a name; an empty one is forgotten.
 * @returns whether something is kept now: storage may be full or forbidden
 */
export const writeStorage = (area: Area, name: string, text: string): boolean => {
  try {
    if (text) window[area].setItem(name, text)
    else window[area].removeItem(name)
    return text !== ""
  } catch {
    return false
  }
}
