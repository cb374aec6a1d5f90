import { type Mistake, tryMistakes } from "./try-mistakes"

/** The end of site.yaml with a switch behind it. */
const withSwitch = (lines: string): Mistake => ["site.yaml", / {2}branch: main\n?$/, `  branch: main\n${lines}`]

const hours = (open: string, zone = "Europe/Berlin", more = "") =>
  withSwitch(`hours:
  zone: ${zone}
  within: 4
  open:
${open}
${more}  today: "{time} today"
  tomorrow: "{time} tomorrow"
  later: "{time} on {day}"
`)
const day = (days: string, from: string, to: string) =>
  `    - days: [${days}]\n      from: "${from}"\n      to: "${to}"`
const told = (from: string, to: string) =>
  withSwitch(`announcement:\n  text: Open house\n  from: "${from}"\n  to: "${to}"\n`)

tryMistakes({
  "a search without its words": withSwitch("search:\n  blog: true\n  caseStudies: true\n"),
  "hours that overlap": hours(`${day("monday, tuesday", "09:00", "13:00")}\n${day("tuesday", "12:00", "17:00")}`),
  "hours that end before they begin": hours(day("monday", "17:00", "09:00")),
  "hours in no time zone": hours(day("monday", "09:00", "17:00"), "Europe/Berlln"),
  "hours on a day twice": hours(day("monday, monday", "09:00", "17:00")),
  "hours on no day of the week": hours(day("mondays", "09:00", "17:00")),
  "hours at no time of day": hours(day("monday", "9", "25:00")),
  "a holiday that ends before it begins": hours(
    day("monday", "09:00", "17:00"),
    "UTC",
    '  holidays:\n    - from: "2026-12-31"\n      to: "2026-12-24"\n',
  ),
  "a holiday on no day": hours(day("monday", "09:00", "17:00"), "UTC", '  holidays:\n    - from: "2026-02-30"\n'),
  "an announcement that ends before it begins": told("2026-12-24", "2026-12-01"),
  "an announcement at no moment": told("2026-13-01", "2026-12-24"),
  "an announcement in other words": told("tomorrow", "2026-12-24"),
  "an announcement that is over": told("2025-01-01", "2025-02-01"),
  "an unknown service that counts": withSwitch("analytics:\n  provider: google\n  site: studio.test\n"),
  "a service without the site": withSwitch("analytics:\n  provider: umami\n"),
  "a service at no address": withSwitch("analytics:\n  provider: umami\n  site: a\n  host: http://stats.test/\n"),
  "a service that the privacy page does not name": withSwitch("analytics:\n  provider: umami\n  site: a\n"),
})
