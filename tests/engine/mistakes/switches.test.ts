import { edited, toldOf, withFiles } from "../fixture"
import { type Mistake, tryMistakes } from "./try-mistakes"

/** site.yaml with a switch in it. */
const withSwitch = (lines: string): Mistake => ["site.yaml", /^editor:$/m, `${lines}editor:`]

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
  "a use for robots, told in a file that a plugin writes": withSwitch(
    "robots:\n  answers: true\n  training: false\nownFiles:\n  robots: false\n",
  ),
  "a use for robots without the other": withSwitch("robots:\n  training: false\n"),
  "a form that keeps what is written, which no document says": ["legal/privacy.mdx", "`draft-contact`", "nothing"],
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
  "a service that no legal document names": withSwitch("analytics:\n  provider: umami\n  site: a\n"),
})

test("a deadline that the texts of its page contradict", async () => {
  const [file, search, lines] = hours(day("monday", "09:00", "17:00")) as [string, RegExp, string]
  const told = (within: string) =>
    toldOf(
      withFiles({
        [file]: edited(file, search, lines.replace("within: 4", `within: ${within}`)),
        "pages/contact.yaml": edited(
          "pages/contact.yaml",
          /^ {2}lead: .*$/m,
          '  lead: "Within {claim.answerHours} hours."',
        ),
      }),
    )
  expect((await told("24")).filter(line => line.includes("within"))).toMatchInlineSnapshot(`
    [
      "content/site.yaml:98:11 hours.within: The deadline is told for 24 hours, and {claim.answerHours} says 6 hours (content/claims.yaml:3:10) on the same page (content/pages/contact.yaml:7). Make the two agree.",
    ]
  `)
  expect((await told("6")).filter(line => line.includes("within"))).toEqual([])
})

test("a document of any address may name who counts", async () => {
  const site = withSwitch("analytics:\n  provider: umami\n  site: a\n") as [string, RegExp, string]
  const named = edited("legal/privacy.mdx", /^slug: .*$/m, "slug: datenschutz")
  const texts = { [site[0]]: edited(...site), "legal/privacy.mdx": `${named}\nUmami, \`campaign\`.\n` }
  expect((await toldOf(withFiles(texts))).join("\n")).not.toContain("analytics.provider")
})
