import type { z } from "zod"
import { asWarning, type Check, isRealDay, issueIn } from "../../packages/content-engine"
import type { analytics, announcement } from "../parts/site-switches"
import { delivers, type Forms } from "../parts/delivery"
import { draftKey } from "../../src/browser/forms/names"
import { endOf, startOf } from "../../src/site/moments"

interface Switches {
  forms?: Partial<Forms> | undefined
  announcement?: z.infer<typeof announcement> | undefined
  analytics?: z.infer<typeof analytics> | undefined
}
type SwitchCheck = Check<Switches>

const announcementEnds: SwitchCheck = ({ announcement: told }, entry) => {
  if (!told) return []
  const at = (field: "from" | "to", message: string) => [issueIn(entry, ["announcement", field], message)]
  for (const field of ["from", "to"] as const)
    if (!isRealDay(told[field].slice(0, 10)) || Number.isNaN(startOf(told[field])))
      return at(field, `There is no moment "${told[field]}". Correct the day, the month or the time.`)
  return endOf(told.to) <= startOf(told.from)
    ? at("to", `The announcement ends (${told.to}) before it begins (${told.from}).`)
    : []
}

/** What a visitor is to read, by the words that tell it, with the switch that makes it so. */
const promisesOf = ({ analytics: counted, forms }: Switches): [words: string, told: string, path: string[]][] => {
  const tag = ["analytics", "src"]
  const host = counted && new URL(counted.src).host
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

/** What no shape can say of the switches of site.yaml. */
export const switchChecks: SwitchCheck[] = [announcementEnds, privacySaysSo]
