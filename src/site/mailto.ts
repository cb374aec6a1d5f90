/** Address of a new email, with its subject filled in if there is one. */
export const mailto = (email: string, subject?: string): string =>
  `mailto:${email}${subject ? `?subject=${encodeURIComponent(subject)}` : ""}`
