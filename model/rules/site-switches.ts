import type { z } from "zod"
import {
  asWarning,
  type Check,
  type Entry,
  isRealDay,
  type Issue,
  issueIn,
  ofType,
  placeIn,
  usesOf,
} from "../../packages/content-engine"
import type { analytics, announcement, hours, ownFiles, robots } from "../parts/site-switches"
import { delivers, type Forms } from "../parts/delivery"
import { claim } from "../types/claim"
import { draftKey } from "../../src/browser/forms/names"
import { endOf, startOf } from "../../src/site/moments"

interface Switches {
  forms?: Partial<Forms> | undefined
  hours?: z.infer<typeof hours> | undefined
  announcement?: z.infer<typeof announcement> | undefined
  analytics?: z.infer<typeof analytics> | undefined
  robots?: z.infer<typeof robots> | undefined
  ownFiles?: z.infer<typeof ownFiles> | undefined
}
type SwitchCheck = Check<Switches>

const isZone = (zone: string): boolean => {
  try {
    new Intl.DateTimeFormat("en", { timeZone: zone })
    return zone.includes("/") || zone === "UTC"
  } catch {
    return false
  }
}

type Open = z.infer<typeof hours>["open"][number]

const overlaps = (entry: Entry<Switches>, open: Open[]): Issue[] =>
  open.flatMap((one, index) =>
    open.slice(0, index).flatMap((other, before) => {
      const day = one.days.find(name => other.days.includes(name))
      return day && one.from < other.to && other.from < one.to
        ? [
            issueIn(
              entry,
              ["hours", "open", index, "from"],
              `On ${day} this overlaps ${other.from} to ${other.to} in ${placeIn(entry, ["hours", "open", before])}. Join them, or end one earlier.`,
            ),
          ]
        : []
    }),
  )

const hoursMakeSense: SwitchCheck = ({ hours: office }, entry) => {
  if (!office) return []
  const { zone, open, holidays = [] } = office
  const at = (path: (string | number)[], message: string) => [issueIn(entry, ["hours", ...path], message)]
  return [
    ...(isZone(zone) ? [] : at(["zone"], `There is no time zone "${zone}". Write one such as Europe/Berlin.`)),
    ...open.flatMap(({ from, to }, index) =>
      from < to
        ? []
        : at(["open", index, "to"], `The office closes (${to}) before it opens (${from}). Hours end by "24:00".`),
    ),
    ...overlaps(entry, open),
    ...holidays.flatMap(({ from, to = from }, index) => {
      const wrong = [from, to].find(day => !isRealDay(day))
      if (wrong !== undefined)
        return at(["holidays", index], `The calendar has no "${wrong}". Correct the day or the month.`)
      return to < from ? at(["holidays", index, "to"], `The holiday ends (${to}) before it begins (${from}).`) : []
    }),
  ]
}

/** Where the page with the deadline says its words. */
const CONTACT = "content/pages/contact.yaml"

/** By when /contact says that one is answered is what its texts promise by the figures of the ledger. */
const hoursKeepThePromise: SwitchCheck = ({ hours: office }, entry, { entries, folder: { texts } }) => {
  if (!office) return []
  const promised = ofType(entries, claim).flatMap(figure => {
    const { name, value, unit } = figure.data
    const use = usesOf(name, texts).find(place => unit === "hours" && place.startsWith(`${CONTACT}:`))
    return use === undefined ? [] : [{ figure, name, value, use }]
  })
  const [first] = promised
  return !first || promised.some(({ value }) => Number(value) === office.within)
    ? []
    : [
        issueIn(
          entry,
          ["hours", "within"],
          `The deadline is told for ${office.within} hours, and {claim.${first.name}} says ${first.value} hours (${placeIn(first.figure, ["value"])}) on the same page (${first.use}). Make the two agree.`,
        ),
      ]
}

const announcementEnds: SwitchCheck = ({ announcement: told }, entry, { folder }) => {
  if (!told) return []
  const at = (field: "from" | "to", message: string) => [issueIn(entry, ["announcement", field], message)]
  for (const field of ["from", "to"] as const)
    if (!isRealDay(told[field].slice(0, 10)) || Number.isNaN(startOf(told[field])))
      return at(field, `There is no moment "${told[field]}". Correct the day, the month or the time.`)
  if (endOf(told.to) <= startOf(told.from))
    return at("to", `The announcement ends (${told.to}) before it begins (${told.from}).`)
  return endOf(told.to) <= startOf(folder.today)
    ? at("to", `The announcement is over since ${told.to}. Delete it, or write another.`).map(asWarning)
    : []
}

/** How visitors know the services. */
const NAMES = { plausible: "Plausible", umami: "Umami", goatcounter: "GoatCounter" }

/** What a visitor is to read, by the words that tell it, with the switch that makes it so. */
const promisesOf = ({ analytics: counted, forms }: Switches): [words: string, told: string, path: string[]][] => {
  const provider = ["analytics", "provider"]
  const name = counted && NAMES[counted.provider]
  const campaign = "The campaign in an address is kept in session storage as `campaign` until the tab is closed"
  return [
    ...(name
      ? ([
          [name, `Visits are counted with ${name}`, provider],
          ["`campaign`", campaign, provider],
        ] satisfies [string, string, string[]][])
      : []),
    ...(["contact", "newsletter"] as const)
      // A list takes the address without a draft.
      .filter(form => delivers(forms, form) && forms?.[form]?.provider !== "list")
      .map((form): [string, string, string[]] => {
        const key = `\`${draftKey(form)}\``
        const told = `What is written in this form is kept in local storage as ${key} until it has arrived`
        return [key, told, ["forms", form, "provider"]]
      }),
  ]
}

/** Whichever document says it: an owner's may be called anything. */
const privacySaysSo: SwitchCheck = (site, entry, { entries }) => {
  const bodies = entries.flatMap(({ type, source }) => (type === "LegalDocument" ? [source.body] : []))
  const isTold = (words: string) => bodies.length === 0 || bodies.some(body => body.includes(words))
  return promisesOf(site).flatMap(([words, told, path]) =>
    isTold(words)
      ? []
      : [
          asWarning(
            issueIn(entry, path, `${told}, and no document in content/legal says so. Name it in the one on privacy.`),
          ),
        ],
  )
}

const robotsAreTold: SwitchCheck = ({ robots: uses, ownFiles: own }, entry) =>
  uses && own?.robots === false
    ? [
        issueIn(
          entry,
          ["robots"],
          `robots.txt is left to a plugin (${placeIn(entry, ["ownFiles", "robots"])}), so this would not be said. Say it there, or delete one of the two.`,
        ),
      ]
    : []

/** What no shape can say of the switches of site.yaml. */
export const switchChecks: SwitchCheck[] = [
  hoursMakeSense,
  hoursKeepThePromise,
  announcementEnds,
  privacySaysSo,
  robotsAreTold,
]
