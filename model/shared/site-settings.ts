import { z } from "zod"
import { href, list, text } from "#engine"

/** Optional features of site.yaml. Built pages contain no code of disabled ones. */

/** A date, or a date-time with its UTC offset. */
const dateOrDateTime = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))?$/,
    'must be a date such as "2026-12-24" or a date and time such as "2026-12-24T09:00+01:00", in quotes',
  )
  .describe("Date or date-time.")
  .meta({ examples: ["2026-12-24", "2026-12-24T09:00+01:00"] })

export const announcement = {
  announcement: text("Temporary line above the header of every page.", 140).optional(),
  announcementHref: href.optional().describe("Link target of the announcement. Default: no link."),
  announcementFrom: dateOrDateTime
    .optional()
    .describe('Start of the announcement: "2026-12-01" (0:00 UTC) or "2026-12-01T09:00+01:00".'),
  announcementTo: dateOrDateTime
    .optional()
    .describe('End of the announcement: "2026-12-24" (inclusive, in UTC) or a date-time.'),
}

/** URL of an analytics script. */
export const analytics = z
  .string()
  .regex(
    /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+\/\S+$/,
    'must be the address of a script, such as "https://plausible.io/js/script.js"',
  )
  .describe(
    "URL of an analytics script. Pages may run it and send data to its host; list more hosts in `analyticsHosts`.",
  )
  .meta({ examples: ["https://plausible.io/js/script.js"] })

export const analyticsAttributes = list(
  "More attributes of the analytics script's tag.",
  z
    .string()
    .regex(/^data-[a-z0-9-]+=.+$/, 'must be an attribute and its value, such as "data-domain=studio.example"')
    .describe("Attribute and value, without quotes.")
    .meta({ examples: ["data-domain=studio.example"] }),
)

/** Inline code of analytics services with two script tags. */
export const analyticsCode = z
  .string()
  .max(2000)
  .regex(/^(?![\s\S]*<\/?script)/i, "must be the code between <script> and </script>, without the tags")
  .describe("Code of the service's second script, without the tags `<script>` and `</script>`. Pages run it unchanged.")

const hostOrigin = z
  .string()
  .regex(
    /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/,
    'must be an address such as "https://www.googletagmanager.com" or "https://*.example.com", without a path',
  )
  .describe("Origin of the host.")
  .meta({ examples: ["https://www.googletagmanager.com", "https://*.example.com"] })

export const analyticsHosts = list(
  'More hosts of the analytics service: pages may run scripts, load pixels and send data there, for example "https://*.google-analytics.com".',
  hostOrigin,
  { min: 1 },
)

export const allowedHosts = list(
  'More hosts that pages may load from and send to, for example "https://www.googletagmanager.com".',
  hostOrigin,
  { min: 1 },
)
