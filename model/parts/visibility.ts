import { z } from "zod"

/** The field of everything that can be begun before visitors see it: `rules/publication.ts` and builds go by it. */
export const draft = z
  .boolean()
  .optional()
  .describe("true while it is being written: only npm run develop shows it. Without it, it is published.")

/** The field of every page that can be kept for those who are given its address. */
export const hidden = z
  .boolean()
  .optional()
  .describe(
    "true keeps the page out of menus, lists, sitemap and search engines: only who is given its address finds it.",
  )
