import { interpolate } from "./interpolate"
import { language } from "./language"

/** `{weeks, plural, one {# week} other {# weeks}}`, as ICU MessageFormat writes it. */
const PLURAL = /\{(\w+), plural,((?:\s*\w+\s*\{[^{}]*\})+)\s*\}/g
const FORM = /(\w+)\s*\{([^{}]*)\}/g

/** The words for a number; of a range such as "2–3" its end decides. */
const pluralOf = (forms: string, value: string | number): string => {
  const words = new Map([...forms.matchAll(FORM)].map(([, name, text = ""]) => [name, text]))
  const number = Number(/[\d.]+$/.exec(String(value))?.[0])
  const form = words.get(new Intl.PluralRules(language()).select(number)) ?? words.get("other") ?? ""
  return form.replaceAll("#", String(value))
}

/** Puts values into a text such as "Typical timeline: {weeks} weeks". */
export const formatMessage = (template: string, values: Record<string, string | number>): string =>
  interpolate(
    template.replace(PLURAL, (whole, name: string, forms: string) => {
      const value = values[name]
      return value === undefined ? whole : pluralOf(forms, value)
    }),
    values,
  )
