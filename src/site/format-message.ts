import { language } from "./language"

/** Interpolates values into a template such as "You come from {name}". */
export const interpolate = (template: string, values: Record<string, string | number>): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, String(value)), template)

/** Plural of ICU MessageFormat: `{weeks, plural, one {# week} other {# weeks}}`. */
const PLURAL = /\{(\w+), plural,((?:\s*\w+\s*\{[^{}]*\})+)\s*\}/g
const PLURAL_FORM = /(\w+)\s*\{([^{}]*)\}/g

/** Formats a plural; a range such as "2–3" takes the form of its end. */
const formatPlural = (forms: string, value: string | number): string => {
  const texts = new Map([...forms.matchAll(PLURAL_FORM)].map(([, name, text = ""]) => [name, text]))
  const number = Number(/[\d.]+$/.exec(String(value))?.[0])
  const form = texts.get(new Intl.PluralRules(language()).select(number)) ?? texts.get("other") ?? ""
  return form.replaceAll("#", String(value))
}

/** Interpolates values into a template with plurals. */
export const formatMessage = (template: string, values: Record<string, string | number>): string =>
  interpolate(
    template.replace(PLURAL, (whole, name: string, forms: string) => {
      const value = values[name]
      return value === undefined ? whole : formatPlural(forms, value)
    }),
    values,
  )
