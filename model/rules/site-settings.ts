import { draftKey } from "#browser/forms/field-names"
import { asWarning, type EntryCheck, entryIssue, isCalendarDate } from "#engine"
import { parseEnd, parseStart } from "#site/parse-dates"
import { type FormSettings, isFormEnabled } from "../shared/delivery"

/** Settings of optional features in site.yaml. */
interface SiteSettings extends FormSettings {
  announcementFrom?: string | undefined
  announcementTo?: string | undefined
  analytics?: string | undefined
}
type SiteSettingsCheck = EntryCheck<SiteSettings>

const validAnnouncement: SiteSettingsCheck = ({ announcementFrom: from, announcementTo: to }, entry) => {
  for (const [field, value] of Object.entries({ announcementFrom: from, announcementTo: to }))
    if (value !== undefined && (!isCalendarDate(value.slice(0, 10)) || Number.isNaN(parseStart(value))))
      return [
        entryIssue(
          entry,
          [field],
          `The date or time "${value}" does not exist. Correct the day, the month or the time.`,
        ),
      ]
  return from !== undefined && to !== undefined && parseEnd(to) <= parseStart(from)
    ? [
        entryIssue(
          entry,
          ["announcementTo"],
          `The announcement ends (${to}) before it begins (${from}). Correct one of them.`,
        ),
      ]
    : []
}

/** Returns the disclosures that the settings require: a term that a document must contain, message, and setting. */
const requiredDisclosures = ({
  analytics,
  ...forms
}: SiteSettings): [term: string, message: string, path: string[]][] => {
  const path = ["analytics"]
  const host = analytics && new URL(analytics).host
  const campaign = "With analytics on, the campaign in URLs (utm_source, …) is stored in session storage as `campaign`"
  return [
    ...(host
      ? ([
          [host, `${host} counts visits`, path],
          ["`campaign`", campaign, path],
        ] satisfies [string, string, string[]][])
      : []),
    ...(["contact", "newsletter"] as const)
      // Forms of mailing lists need no disclosure: they submit natively, without storing their text.
      .filter(form => isFormEnabled(forms[`${form}Form`]) && forms[`${form}Form`]?.provider !== "list")
      .map((form): [string, string, string[]] => {
        const key = `\`${draftKey(form)}\``
        const message = `Text in this form is stored in local storage as ${key} until it is delivered`
        return [key, message, [`${form}Form`, "provider"]]
      }),
  ]
}

/** Requires disclosures, no matter in which legal document: owners may rename the documents. */
const privacyDisclosures: SiteSettingsCheck = (site, entry, { entries }) => {
  const bodies = entries.flatMap(({ type, source }) => (type === "LegalDocument" ? [source.body] : []))
  // Without legal documents, there is nothing to compare.
  const isDisclosed = (term: string) => bodies.length === 0 || bodies.some(body => body.includes(term))
  return requiredDisclosures(site).flatMap(([term, message, path]) =>
    isDisclosed(term)
      ? []
      : [
          asWarning(
            entryIssue(
              entry,
              path,
              `${message}, but no document in content/legal mentions it. Add it to the privacy policy.`,
            ),
          ),
        ],
  )
}

/** Checks of site.yaml across fields. */
export const siteSettingsChecks: SiteSettingsCheck[] = [validAnnouncement, privacyDisclosures]
