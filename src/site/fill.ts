/** Puts values into a text such as "Typical timeline: {weeks} weeks". */
export const fill = (template: string, values: Record<string, string | number>): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, String(value)), template)
