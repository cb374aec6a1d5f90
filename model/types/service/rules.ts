import type { z } from "zod"
import { asWarning, type Check, issueIn, languageOf, ofType, oneOfBoth } from "../../../packages/content-engine"
import { optionExists } from "../../parts/lead"
import { contactPage } from "../contact-page"
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

/** Weeks, as a language counts them. */
const weeksIn = (language: string): string =>
  new Intl.NumberFormat(language, { style: "unit", unit: "week", unitDisplay: "long" })
    .formatToParts(2)
    .flatMap(({ type, value }) => (type === "unit" ? [value] : []))
    .join("")

/** What a service says of its time in short is the time of its packages: of one, or from the first to the last. */
export const weeksAgree: Check<Data> = ({ packages, meta, card, hero }, entry, context) => {
  const items = packages?.items ?? []
  if (items.length === 0) return []
  const whole = [Math.min(...items.map(({ weeksFrom }) => weeksFrom)), Math.max(...items.map(({ weeksTo }) => weeksTo))]
  const times = [whole, ...items.map(({ weeksFrom, weeksTo }) => [weeksFrom, weeksTo])].map(String)
  const range = new RegExp(`(\\d+)\\s?[–-]\\s?(\\d+)\\s${weeksIn(languageOf(context))}`, "gu")
  const texts = [
    { path: ["meta", "description"], text: meta.description },
    { path: ["card", "lead"], text: card.lead },
    { path: ["hero", "lead"], text: hero.lead },
  ]
  return texts.flatMap(({ path, text }) =>
    [...text.matchAll(range)].flatMap(([said, from, to]) => {
      // One that falls is told by another rule.
      if (Number(from) > Number(to) || times.includes(`${from},${to}`)) return []
      const message = `"${said}" is the time of no package, and all of them take ${whole.join("–")}. Correct it here, or in the packages.`
      return [asWarning(issueIn(entry, path, message))]
    }),
  )
}

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

/** The picture is a drawing, whose points the notes explain, or a file. */
export const pictureShown: Check<Data> = ({ scene }, entry) => [
  ...oneOfBoth(entry, ["scene"], scene),
  ...(scene?.drawing && !scene.notes
    ? [issueIn(entry, ["scene", "notes"], 'This drawing has points to explain. Add one to six "notes".')]
    : []),
  ...(scene?.file && scene.notes
    ? [issueIn(entry, ["scene", "notes"], "A file has no points that notes belong to. Delete the notes.")]
    : []),
]
