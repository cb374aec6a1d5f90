/** "2–3", or "4" where both ends are one. */
export const rangeOf = (from: number, to: number): string => (from === to ? `${from}` : `${from}–${to}`)
