/** Puts values into a text such as "You come from {name}", which has no forms of plural (`fill.ts`). */
export const put = (template: string, values: Record<string, string | number>): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, String(value)), template)
