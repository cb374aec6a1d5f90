/** Address of a new email with its subject filled in. */
export const mailto = (email: string, subject: string): string => `mailto:${email}?subject=${encodeURIComponent(subject)}`
