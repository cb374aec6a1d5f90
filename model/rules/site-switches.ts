import { draftKey } from "#browser/forms/field-names"
import { asWarning, type EntryCheck, isCalendarDate, entryIssue } from "#engine"
import { parseEnd, parseStart } from "#site/parse-dates"
import { isFormEnabled, type FormSettings } from "../parts/delivery"

interface Switches extends FormSettings {
  announcement?: string | undefined
  announcementHref?: string | undefined
  announcementFrom?: string | undefined
  announcementTo?: string | undefined
  analytics?: string | undefined
  analyticsAttributes?: string[] | undefined
  analyticsCode?: string | undefined
  analyticsHosts?: string[] | undefined
}
type SwitchCheck = EntryCheck<Switches>

/** What a switch needs beside it. */
const REQUIRED_WITH: Partial<Record<keyof Switches, (keyof Switches)[]>> = {
  announcement: ["announcementFrom", "announcementTo"],
  announcementHref: ["announcement"],
  announcementFrom: ["announcement"],
  announcementTo: ["announcement"],
  analyticsAttributes: ["analytics"],
  analyticsCode: ["analytics"],
  analyticsHosts: ["analytics"],
}

const requiredSettings: SwitchCheck = (site, entry) =>
  (Object.keys(REQUIRED_WITH) as (keyof Switches)[]).flatMap(field => {
    const [missing] = REQUIRED_WITH[field]!.filter(name => site[field] !== undefined && site[name] === undefined)
    return missing
      ? [entryIssue(entry, [field], `This needs "${missing}" beside it. Add that line, or delete this one.`)]
      : []
  })

const validAnnouncement: SwitchCheck = ({ announcementFrom: from, announcementTo: to }, entry) => {
  for (const [field, told] of Object.entries({ announcementFrom: from, announcementTo: to }))
    if (told !== undefined && (!isCalendarDate(told.slice(0, 10)) || Number.isNaN(parseStart(told))))
      return [entryIssue(entry, [field], `There is no moment "${told}". Correct the day, the month or the time.`)]
  return from !== undefined && to !== undefined && parseEnd(to) <= parseStart(from)
    ? [entryIssue(entry, ["announcementTo"], `The announcement ends (${to}) before it begins (${from}).`)]
    : []
}

/** What a visitor is to read, by the words that tell it, with the switch that makes it so. */
const requiredDisclosures = ({
  analytics: counted,
  ...forms
}: Switches): [words: string, told: string, path: string[]][] => {
  const tag = ["analytics"]
  const host = counted && new URL(counted).host
  const campaign = "The campaign in an address is kept in session storage as `campaign` until the tab is closed"
  return [
    ...(host
      ? ([
          [host, `Visits are counted by ${host}`, tag],
          ["`campaign`", campaign, tag],
        ] satisfies [string, string, string[]][])
      : []),
    ...(["contact", "newsletter"] as const)
      // A list takes the address without a draft.
      .filter(form => isFormEnabled(forms[`${form}Form`]) && forms[`${form}Form`]?.provider !== "list")
      .map((form): [string, string, string[]] => {
        const key = `\`${draftKey(form)}\``
        const told = `What is written in this form is kept in local storage as ${key} until it has arrived`
        return [key, told, [`${form}Form`, "provider"]]
      }),
  ]
}

/** Whichever document says it: an owner's may be called anything. */
const privacyDisclosures: SwitchCheck = (site, entry, { entries }) => {
  const bodies = entries.flatMap(({ type, source }) => (type === "LegalDocument" ? [source.body] : []))
  const isTold = (words: string) => bodies.length === 0 || bodies.some(body => body.includes(words))
  return requiredDisclosures(site).flatMap(([words, told, path]) =>
    isTold(words)
      ? []
      : [
          asWarning(
            entryIssue(
              entry,
              path,
              `${told}, and no document in content/legal says so. Name it in the one on privacy.`,
            ),
          ),
        ],
  )
}

/** What no shape can say of the switches of site.yaml. */
export const switchChecks: SwitchCheck[] = [requiredSettings, validAnnouncement, privacyDisclosures]
