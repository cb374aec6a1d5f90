import { z } from "zod"
import { href, list, text } from "#engine"

/** Parts of site.yaml that are off until an owner writes them: nothing of what is off is in a built page. */

/** A day, or a moment with its distance from UTC. */
const dateOrDateTime = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))?$/,
    'must be a day such as "2026-12-24" or a moment such as "2026-12-24T09:00+01:00", in quotes',
  )
  .describe("A day or a moment.")
  .meta({ examples: ["2026-12-24", "2026-12-24T09:00+01:00"] })

/** A line above the header of every page, for a time. */
export const announcement = {
  announcement: text("A line above the header of every page, for a time.", 140).optional(),
  announcementHref: href.optional().describe("Where the line leads; without it it is no link."),
  announcementFrom: dateOrDateTime
    .optional()
    .describe('From when it is shown: "2026-12-01" (a day begins at 0:00 UTC) or "2026-12-01T09:00+01:00".'),
  announcementTo: dateOrDateTime
    .optional()
    .describe('Until when: "2026-12-24" (that day included, in UTC) or a moment like the other.'),
}

/** Address of the script of a service that counts visits, as the service shows it. */
export const analytics = z
  .string()
  .regex(
    /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+\/\S+$/,
    'must be the address of a script, such as "https://plausible.io/js/script.js"',
  )
  .describe(
    "Counts visits: the address of a service's script. Pages may run it and send data to its host; list further hosts in `analyticsHosts`.",
  )
  .meta({ examples: ["https://plausible.io/js/script.js"] })

export const analyticsAttributes = list(
  "What else stands in the service's tag.",
  z
    .string()
    .regex(/^data-[a-z0-9-]+=.+$/, 'must be an attribute and its value, such as "data-domain=studio.example"')
    .describe("An attribute and its value, without quotes.")
    .meta({ examples: ["data-domain=studio.example"] }),
)

/** Second part of a tag that has two: the code between `<script>` and `</script>`. */
export const analyticsCode = z
  .string()
  .max(2000)
  .regex(/^(?![\s\S]*<\/?script)/i, "must be the code between <script> and </script>, without these tags")
  .describe("Code of the tag's second script, without the tags `<script>` and `</script>`. Pages run it as it is.")

const host = z
  .string()
  .regex(
    /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    'must be an address such as "https://www.googletagmanager.com" or "https://*.example.com", without a path',
  )
  .describe("Address of the host.")
  .meta({ examples: ["https://www.googletagmanager.com", "https://*.example.com"] })

export const analyticsHosts = list(
  'Other hosts of the service: pages may run its scripts, load its pixels and send data to it, for example "https://*.google-analytics.com".',
  host,
  { min: 1 },
)

export const allowedHosts = list(
  'Other hosts that pages may load from and send to, for example "https://www.googletagmanager.com".',
  host,
  { min: 1 },
)
