/**
 * Converts a title to a path segment: lower case, with one hyphen for each run of characters other than Latin letters
 * and digits.
 */
export const slugify = (title: string): string => title.toLowerCase().replace(/[^a-z0-9]+/g, "-")

/** Creates a slug, id or file name without hyphens at the ends; "" for non-Latin titles. */
export const toId = (title: string): string => slugify(title).replace(/^-+|-+$/g, "")

/** Creates the default id of an FAQ answer from its question; in the original script if no letter is Latin. */
export const answerId = (question: string): string =>
  toId(question) || (question.toLowerCase().match(/[\p{L}\p{M}\p{N}]+/gu) ?? ["answer"]).join("-")
