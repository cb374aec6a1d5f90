import type { z } from "zod"
import { type Check, type DataPath, issueIn, ofType } from "../../../packages/content-engine"
import { optionExists } from "../../parts/lead"
import { partsKnown } from "../../parts/references"
import { contactPage } from "../contact-page"
import { siteContent } from "../site-content"
import { serviceSectionName, type shape } from "./shape"

type Data = z.infer<typeof shape>

/** A service page lists only sections that are filled in, and lists all that are. */
export const sectionsFilled: Check<Data> = (data, entry) => [
  ...(data.sections ?? []).flatMap((name, index) =>
    name in data
      ? []
      : [
          issueIn(
            entry,
            ["sections", index],
            `The section "${name}" is listed but not filled in. Write it below or take it out of the list.`,
          ),
        ],
  ),
  ...serviceSectionName.options.flatMap(name =>
    name in data && data.sections && !data.sections.includes(name)
      ? [
          issueIn(
            entry,
            [name],
            `The section "${name}" is filled in but not listed, so nobody sees it. Add it to "sections" or delete it.`,
          ),
        ]
      : [],
  ),
]

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
export const projectTypeExists: Check<Data> = ({ projectType }, entry, { entries }) => {
  const [contact] = ofType(entries, contactPage)
  return optionExists(
    projectType,
    contact?.data.form.projectType.options.map(({ value }) => value),
    entry,
    ["projectType"],
  )
}

/** A timeline ends after it begins. */
export const timelinesAddUp: Check<Data> = ({ packages }, entry) =>
  (packages?.items ?? []).flatMap(({ weeksFrom, weeksTo }, index) =>
    weeksFrom > weeksTo
      ? [
          issueIn(
            entry,
            ["packages", "items", index, "weeksTo"],
            `The timeline ends (${weeksTo}) before it begins (${weeksFrom}).`,
          ),
        ]
      : [],
  )

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

/** What belongs together at the top is there together: two pictures to compare, a place from left and top. */
export const pictureWhole: Check<Data> = ({ hero: { picture, before, after, notes } }, entry) => {
  const needs = (path: DataPath, partners: Record<string, unknown>) =>
    Object.entries(partners)
      .filter(([, value]) => value === undefined)
      .map(([name]) =>
        issueIn(entry, ["hero", ...path], `This needs "${name}" beside it. Add that line, or delete this one.`),
      )
  return [
    ...(before ? needs(["before"], { picture, after }) : []),
    ...(after ? needs(["after"], { picture, before }) : []),
    ...(notes ? needs(["notes"], { picture }) : []),
    ...(notes ?? []).flatMap(({ x, y }, index) => [
      ...(x === undefined ? [] : needs(["notes", index, "x"], { y })),
      ...(y === undefined ? [] : needs(["notes", index, "y"], { x })),
    ]),
  ]
}
