import type { z } from "zod"
import { type Check, issueIn, ofType } from "../../../packages/content-engine"
import { choicesOf, optionExists } from "../../parts/lead"
import { partsKnown } from "../../parts/references"
import { siteContent } from "../site-content"
import type { shape } from "./shape"

type Data = z.infer<typeof shape>

/** A service stands in a group that the site has, or in none. */
export const groupKnown: Check<Data> = (_, entry, { entries }) => {
  const groups = ofType(entries, siteContent)[0]?.data.serviceGroups
  return groups
    ? partsKnown(
        [entry],
        ["card", "group"],
        ({ card }) => card.group,
        groups.map(({ group }) => group),
        "site.yaml",
      )
    : []
}

/** The project type that the contact form is to choose is one of its options. */
export const projectTypeExists: Check<Data> = ({ projectType }, entry, { entries }) =>
  optionExists(projectType, choicesOf(entries, "projectType"), entry, ["projectType"])

/** The card of a service leads to its own page: that of a copy still leads to the original. */
export const cardLeadsHome: Check<Data> = ({ slug, aliases = [], card: { href = "" } }, entry, { entries }) => {
  const own = [`/services/${slug}`, `/${slug}`, ...aliases]
  const others = entries.filter(({ type, data }) => type === entry.type && data.slug !== slug)
  const other = others.find(({ data }) => [`/services/${String(data.slug)}`, `/${String(data.slug)}`].includes(href))
  return !other || own.includes(href)
    ? []
    : [
        issueIn(
          entry,
          ["card", "href"],
          `The card of this service leads to another one (${other.source.file}). Write "/services/${slug}".`,
        ),
      ]
}
