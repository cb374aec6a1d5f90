/**
 * The rule by which titles become addresses: the title in lower case,
 * each run of characters that are neither letters nor digits replaced by a single hyphen.
 */
export const slugify = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, "-")

/** The same without hyphens at the ends, for names of files, slugs and ids; empty for names in other scripts. */
export const toId = (title: string): string => slugify(title).replace(/^-+|-+$/g, "")

/** The id of an answer that gives none: its question as a slug, in its own letters where none of them is Latin. */
export const questionId = (question: string): string =>
  toId(question) || (question.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ["answer"]).join("-")
