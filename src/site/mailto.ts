/** Returns a mailto URL, with the subject if there is one. */
export const mailto = (email: string, subject?: string): string =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`
