import { z } from "zod"
import { group, href, list, text } from "../../packages/content-engine"
import { nameValue } from "./common"

/** Parts of site.yaml that are off until an owner writes them: nothing of what is off is in a built page. */

/** A day, or a moment with its distance from UTC. */
const moment = z
  .string()
  .regex(
    /^\d{4}-\d\d-\d\d(?:T\d\d:\d\d(?::\d\d)?(?:Z|[+-]\d\d:\d\d))?$/,
    'must be a day such as "2026-12-24" or a moment such as "2026-12-24T09:00+01:00", in quotes',
  )
  .describe("A day or a moment.")
  .meta({ examples: ["2026-12-24", "2026-12-24T09:00+01:00"] })

export const announcement = group("Announcement", "A line above the header of every page, for a time.", {
  text: text("What it says.", 140),
  href: href.optional().describe("Where the line leads; without it it is no link."),
  from: moment.describe('From when it is shown: "2026-12-01" (a day begins at 0:00 UTC) or "2026-12-01T09:00+01:00".'),
  to: moment.describe('Until when: "2026-12-24" (that day included, in UTC) or a moment like the other.'),
})

export const analytics = group("Analytics", "Counts visits: the tag of a service, as the service shows it.", {
  src: z
    .string()
    .regex(
      /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+\/\S+$/,
      'must be the address of a script, such as "https://plausible.io/js/script.js"',
    )
    .describe(
      "Address of the service's script. Pages may run it, and it may tell that host; hosts that it tells besides are named under policy.",
    )
    .meta({ examples: ["https://plausible.io/js/script.js"] }),
  attributes: list(
    "What else stands in the service's tag.",
    nameValue({
      name: z
        .string()
        .regex(/^data-[a-z0-9-]+$/, 'must be the name of an attribute, such as "data-domain"')
        .describe('Its name, for example "data-domain".')
        .meta({ examples: ["data-domain"] }),
      value: text('Its value, for example "studio.example".').meta({ examples: ["studio.example"] }),
    }),
  ).optional(),
})

export const policy = group("ContentPolicy", "What pages may load besides the files of this site.", {
  allow: list(
    'Other hosts that pages may load from and send to, for example "https://www.googletagmanager.com".',
    z
      .string()
      .regex(
        /^https:\/\/(\*\.)?[a-z0-9-]+(\.[a-z0-9-]+)+$/,
        'must be an address such as "https://www.googletagmanager.com" or "https://*.example.com", without a path',
      )
      .describe("Address of the host.")
      .meta({ examples: ["https://www.googletagmanager.com", "https://*.example.com"] }),
    { min: 1 },
  ),
})
