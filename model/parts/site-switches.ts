import { z } from "zod"
import { group, href, isoDay, list, oneOf, text } from "../../packages/content-engine"

/** Parts of site.yaml that are off until an owner writes them: nothing of what is off is in a built page. */

const clock = z
  .string()
  .regex(/^(?:[01]\d|2[0-3]):[0-5]\d$|^24:00$/, 'must be a time such as "09:00"')
  .describe('A time of day, for example "09:00".')
  .meta({ examples: ["09:00"] })

const weekday = oneOf("Weekday", "A day of the week.", {
  monday: "Monday.",
  tuesday: "Tuesday.",
  wednesday: "Wednesday.",
  thursday: "Thursday.",
  friday: "Friday.",
  saturday: "Saturday.",
  sunday: "Sunday.",
})

export const hours = group(
  "OfficeHours",
  "When messages are answered: /contact tells visitors by when, on their clock.",
  {
    zone: text('Time zone of the office as the IANA names it, for example "Europe/Berlin".', 60).meta({
      examples: ["Europe/Berlin"],
    }),
    within: z.int().min(1).max(80).describe("Office hours within which a message is answered, for example 4."),
    open: list(
      "When the office is open. A break is two entries of one day.",
      group("OfficeOpen", "Hours that some days share.", {
        days: list("The days.", weekday, { min: 1, max: 7 }),
        from: clock.describe('When the office opens, for example "09:00".'),
        to: clock.describe('When it closes, for example "17:00"; "24:00" is midnight.').meta({ examples: ["17:00"] }),
      }),
      { min: 1, max: 21 },
    ),
    holidays: list(
      "Days on which nobody answers.",
      group("OfficeHoliday", "A holiday, or days in a row.", {
        from: isoDay.describe('The day, or the first of several, for example "2026-12-24", in quotes.'),
        to: isoDay
          .describe('The last of several days, for example "2026-12-31", in quotes.')
          .meta({ examples: ["2026-12-31"] })
          .optional(),
      }),
    ).optional(),
    today: text("What /contact says where the deadline is today; {time} is replaced.").meta({ replaces: ["time"] }),
    tomorrow: text("Where it is tomorrow; {time} is replaced.").meta({ replaces: ["time"] }),
    later: text("Where it is later; {day} and {time} are replaced.").meta({ replaces: ["day", "time"] }),
  },
)

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

export const analytics = group(
  "Analytics",
  "Counts visits and leads without cookies, with a service that the agency uses.",
  {
    provider: oneOf("AnalyticsProvider", "A service that counts without cookies.", {
      plausible: "Plausible: plausible.io, or one's own.",
      umami: "Umami: cloud.umami.is, or one's own.",
      goatcounter: "GoatCounter: goatcounter.com, or one's own.",
    }).describe("The service. Nothing is sent of visitors whose browser asks for that (Global Privacy Control)."),
    site: text(
      'How the service knows the site, for example "studio.example" (Plausible), the website ID (Umami) or the code (GoatCounter).',
      80,
    ).meta({ examples: ["studio.example"] }),
    host: z
      .string()
      .regex(
        /^https:\/\/[a-z0-9-]+(\.[a-z0-9-]+)+$/,
        'must be an address such as "https://stats.studio.example", without a slash at the end',
      )
      .optional()
      .describe(
        'Address of a service of one\'s own, for example "https://stats.studio.example". Without it the public one.',
      )
      .meta({ examples: ["https://stats.studio.example"] }),
  },
)

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

export const ownFiles = group("OwnFiles", "Files that the build writes by itself, unless a plugin is to write them.", {
  robots: z.boolean().optional().describe("Off (false) leaves robots.txt to a plugin of gatsby-config.ts."),
  webManifest: z
    .boolean()
    .optional()
    .describe("Off (false) leaves manifest.webmanifest to a plugin of gatsby-config.ts."),
})

export const robots = group(
  "RobotUses",
  "What robots may use the site for. Without it robots.txt says nothing of it.",
  {
    answers: z
      .boolean()
      .describe(
        "Whether assistants may answer with what pages say. false also keeps out the robots that are known to.",
      ),
    training: z
      .boolean()
      .describe("Whether models may be trained on the pages. false also keeps out the robots that are known to."),
  },
)
