/** Formats a ratio as a CSS percentage. Three decimals are finer than any screen. */
export const toPercentage = (part: number, of: number): string => `${Math.round((part / of) * 1e5) / 1e3}%`
