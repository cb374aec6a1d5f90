import { z } from "zod"

const isLanguage = (tag: string) => {
  try {
    return Intl.DateTimeFormat.supportedLocalesOf(tag).length > 0
  } catch {
    return false
  }
}

const isCurrency = (code: string) => Intl.supportedValuesOf("currency").includes(code)

/** The language of a site. */
export const siteLanguage = z
  .string()
  .refine(isLanguage, 'must be the code of a language, alone or with its country, such as "en", "de" or "de-CH"')
  .describe(
    "Language of the pages, as browsers and screen readers call it: it decides how dates, figures and plurals are written. English without it.",
  )
  .meta({ examples: ["en", "de", "de-CH"] })

/** The money of a site. */
export const siteCurrency = z
  .string()
  .refine(isCurrency, 'must be the code of a currency, such as "EUR"')
  .describe('What the sign of money in prices stands for, where several countries use it: "$" is USD without it.')
  .meta({ examples: ["EUR", "CAD"] })
