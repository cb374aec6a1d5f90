/** Interpolates values into a template such as "You come from {name}". For plurals, see `format-message.ts`. */
export const interpolate = (template: string, values: Record<string, string | number>): string =>
  Object.entries(values).reduce((text, [name, value]) => text.replaceAll(`{${name}}`, String(value)), template)
