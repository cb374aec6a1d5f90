import { type OfficeHours, replyBy, saidOf, wallOf } from "./office-hours"

const MINUTE = 60_000
const DAY = 1440 * MINUTE
const STEP = 15 * MINUTE

const ZONES = [
  "Europe/Berlin",
  "America/New_York",
  "America/St_Johns",
  "America/Santiago",
  "Asia/Kathmandu",
  "Asia/Tokyo",
  "Australia/Lord_Howe",
  "Pacific/Auckland",
]
const WEEK = ["monday", "tuesday", "wednesday", "thursday", "friday"]

const office = (zone: string): OfficeHours => ({
  zone,
  within: 4,
  open: [
    { days: WEEK, from: "14:00", to: "17:30" },
    { days: WEEK, from: "09:00", to: "12:30" },
    // Around the hours at which clocks are put forward and back, on the days on which they are.
    { days: ["sunday"], from: "00:00", to: "05:00" },
    { days: ["saturday"], from: "20:00", to: "24:00" },
  ],
  holidays: [{ from: "2026-12-24", to: "2027-01-03" }, { from: "2027-05-01" }],
})

/** The same by another way: the clock is looked at every quarter of an hour. */
const slowly = (now: number, { zone, within, open, holidays }: OfficeHours): number => {
  const clock = new Intl.DateTimeFormat("sv-SE", {
    timeZone: zone,
    weekday: "long",
    year: "numeric",
    month: "2-digit",
    day: "2-digit",
    hour: "2-digit",
    minute: "2-digit",
    hourCycle: "h23",
  })
  const names = { måndag: 0, tisdag: 1, onsdag: 2, torsdag: 3, fredag: 4, lördag: 5, söndag: 6 }
  const days = [...WEEK, "saturday", "sunday"]
  let left = within * 4
  for (let moment = now; ; moment += STEP) {
    const parts = Object.fromEntries(clock.formatToParts(moment).map(({ type, value }) => [type, value]))
    const date = `${parts.year}-${parts.month}-${parts.day}`
    const time = `${parts.hour}:${parts.minute}`
    const day = days[names[parts.weekday as keyof typeof names]]!
    const isOpen =
      open.some(hours => hours.days.includes(day) && hours.from <= time && time < hours.to) &&
      !holidays?.some(({ from, to }) => from <= date && date <= (to ?? from))
    if (isOpen) left -= 1
    if (left === 0) return moment + STEP
  }
}

describe("by when a message is answered", () => {
  test.each(ZONES)("in %s: as if the clock were looked at, over two years", zone => {
    const hours = office(zone)
    const begin = Date.UTC(2026, 0, 1)
    // Every seventeen days and some hours, so that all times of the day have their turn.
    for (let now = begin; now < begin + 730 * DAY; now += 17 * DAY + 5 * 60 * MINUTE + STEP)
      expect({ now, by: replyBy(now, hours) }).toEqual({ now, by: slowly(now, hours) })
  })

  test.each(ZONES)("in %s: where clocks are put forward and back", zone => {
    const hours = office(zone)
    const offset = (moment: number) => wallOf(moment, zone) - moment
    let changes = 0
    for (let day = Date.UTC(2026, 0, 1); day < Date.UTC(2028, 0, 1); day += DAY) {
      if (offset(day) === offset(day + DAY)) continue
      changes += 1
      for (let now = day - 2 * 60 * MINUTE; now < day + DAY; now += 3 * 60 * MINUTE)
        expect({ now, by: replyBy(now, hours) }).toEqual({ now, by: slowly(now, hours) })
    }
    const clocksChange = !zone.startsWith("Asia/")
    expect(changes).toBe(clocksChange ? 4 : 0)
  })

  test("is nothing of an office that does not open", () => {
    const hours = { ...office("Asia/Tokyo"), holidays: [{ from: "2026-01-01", to: "2030-01-01" }] }
    expect(replyBy(Date.UTC(2026, 3, 1), hours)).toBeUndefined()
  })
})

describe("what is said of it", () => {
  const words = { today: "Today {time}", tomorrow: "Tomorrow {time}", later: "{day} {time}" }
  const at = (text: string) => Date.parse(text)
  const said = (by: string, now: string, zone: string) =>
    saidOf(at(by), at(now), words, "en-GB", zone).replaceAll(/\s/g, " ")

  test("is on the reader's clock and calendar, to the quarter, never too early", () => {
    expect(said("2026-03-02T09:00Z", "2026-03-02T07:00Z", "Europe/Berlin")).toBe("Today 10:00")
    expect(said("2026-03-02T09:01Z", "2026-03-02T07:00Z", "Europe/Berlin")).toBe("Today 10:15")
    expect(said("2026-03-02T09:00Z", "2026-03-02T01:00Z", "America/Los_Angeles")).toBe("Tomorrow 1:00")
    expect(said("2026-03-02T16:00Z", "2026-03-02T14:00Z", "Asia/Tokyo")).toBe("Tomorrow 1:00")
    expect(said("2026-03-06T09:00Z", "2026-03-02T07:00Z", "UTC")).toBe("Friday 9:00")
    expect(said("2026-03-20T09:00Z", "2026-03-02T07:00Z", "UTC")).toMatch(/^Friday,? 20 March 9:00$/)
  })
})
