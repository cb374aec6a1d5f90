import { z } from "zod"

/** Marks an entry as a draft, which builds omit. */
export const draft = z
  .boolean()
  .optional()
  .describe("Marks a draft, which the published site omits. Default: published.")

/** `false` omits the page from the build (`isUnpublishedPage`). Default: true. */
export const published = z
  .boolean()
  .meta({ default: true })
  .optional()
  .describe("Publishes the page. Default: on. Off removes it from the site; the check reports links to it.")

/** Hides a page from lists, menus and search engines. */
export const hidden = z
  .boolean()
  .optional()
  .describe("Hides the page from menus, lists, sitemap and search engines: only people with the link find it.")

/** Marks fictional people and companies; `npm run check:launch` lists them. */
export const sample = z.boolean().optional().describe("Marks fictional sample content. Pages do not show it.")
