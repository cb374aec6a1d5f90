/** Returns the language of the pages: in browsers from `<html lang>`, in builds from gatsby-config.ts. */
export const language = (): string =>
  typeof document === "undefined" ? (process.env.GATSBY_LANGUAGE ?? "en") : document.documentElement.lang || "en"

/** Formats a date (YYYY-MM-DD) in the language of the pages: "October 28, 2025". */
export const formatDate = (day: string): string =>
  new Date(day).toLocaleDateString(language(), { dateStyle: "long", timeZone: "UTC" })
