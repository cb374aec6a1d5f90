/**
 * The language of the pages (content/site.yaml): in a browser they say it themselves; while they are made,
 * gatsby-config.ts hands it over.
 */
export const language = (): string =>
  typeof document === "undefined" ? (process.env.GATSBY_LANGUAGE ?? "en") : document.documentElement.lang || "en"

/** A day, given as YYYY-MM-DD, as the language writes it: "October 28, 2025". */
export const formatDate = (day: string): string =>
  new Date(day).toLocaleDateString(language(), { dateStyle: "long", timeZone: "UTC" })
