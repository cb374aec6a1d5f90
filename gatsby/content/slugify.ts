/**
 * The slug rule for case studies and blog posts (spec 2.1): the title in lower case,
 * each run of characters that are neither letters nor digits replaced by a single hyphen.
 */
export const slugify = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, "-")
