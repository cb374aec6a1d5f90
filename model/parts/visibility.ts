import { z } from "zod"

/** The field of everything that can be begun before visitors see it: builds go by it, and the rules of publication. */
export const draft = z
  .boolean()
  .optional()
  .describe("On (true) while it is being written: only npm run develop shows it. Without it, it is published.")

/** The field of every page that a site can do without: the engine goes by it (`isOff`). */
export const published = z
  .boolean()
  .meta({ default: true })
  .optional()
  .describe("Off (false) leaves the page out, as if its file were not there; the check tells what still leads to it.")

/** The field of every page that can be kept for those who are given its address. */
export const hidden = z
  .boolean()
  .optional()
  .describe(
    "On (true) keeps the page out of menus, lists, sitemap and search engines: only who is given its address finds it.",
  )

/** The field of people and companies that may be made up: `npm run check:launch` lists those that are. */
export const sample = z
  .boolean()
  .optional()
  .describe("On (true) while this is made up, and shows what may stand here. No page shows it.")
