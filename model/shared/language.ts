import { z } from "zod"

const isLanguage = (tag: string) => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

/** A BCP 47 language tag. */
export const languageTag = z
  .string()
  .refine(isLanguage, 'must be a language code, with or without a country, such as "en", "de" or "de-CH"')
  .describe(
    "Language tag of the pages, for browsers and screen readers. Sets the format of dates, numbers and plurals. Default: en.",
  )
  .meta({ examples: ["en", "de", "de-CH"] })
