import { z } from "zod"

const isLanguage = (tag: string) => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

/** The language of a site. */
export const languageTag = z
  .string()
  .refine(isLanguage, 'must be the code of a language, alone or with its country, such as "en", "de" or "de-CH"')
  .describe(
    "Language of the pages, as browsers and screen readers call it: it decides how dates, figures and plurals are written. English without it.",
  )
  .meta({ examples: ["en", "de", "de-CH"] })
