/** Puts values into a text such as "You come from {name}", which has no forms of plural (`format-message.ts`). */
export const interpolate = (template: string, values: Record<string, string | number>): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, String(value)), template)
