import { contactHref } from "./contact-href"
import { formatMessage } from "./format-message"
import { formatRange } from "./range"

/** A package of a service, and the weeks in which it is finished. */
interface Package {
  name: string
  weeksFrom: number
  weeksTo: number
}

/** A service with its packages, the smallest first. */
export interface Offer {
  slug: string
  name: string
  packages: readonly Package[]
}

/** A monthly plan. */
interface Plan {
  name: string
  hours: number
  price: string
  /** Value of the form's field "Budget" that belongs to it. */
  budget: string | null
}

/** What can be chosen, and the words of the estimate. */
export interface EstimateData {
  offers: readonly Offer[]
  plans: readonly Plan[]
  words: Omit<Queries.EstimatorBlockFragment, "id" | "title" | "lead">
  /** What a project costs, as the page has it; nothing where it does not say so. */
  project: { title: string; price: string; minimum: number | null } | null
  /** The end of the ids of its fields, where it is not the first estimator of its page. */
  idSuffix?: string
  /** Values of the form's field "Budget", the smallest first. */
  budgets: readonly string[]
}

/** What is chosen: the place of the package by the service's slug, and hours a month. */
export interface Selection {
  packages: Readonly<Record<string, number>>
  hours: number
}

/** The name under which an address holds a selection. Shared addresses and messages have it, so it stays. */
export const SELECTION_PARAM = "load"

/** Weeks of the longest package that is offered. */
export const maxWeeks = (offers: readonly Offer[]): number =>
  Math.max(...offers.flatMap(({ packages }) => packages.map(({ weeksTo }) => weeksTo)))

/** Hours that can be had at most: those of the largest plan. */
export const maxHours = (plans: readonly Plan[]): number => Math.max(...plans.map(({ hours }) => hours))

/** Writes a selection into an address: `web-development.2,seo-content,25h`; the first package needs no number. */
export const serializeSelection = ({ packages, hours }: Selection): string =>
  [
    ...Object.entries(packages).map(([slug, index]) => (index > 0 ? `${slug}.${index + 1}` : slug)),
    ...(hours > 0 ? [`${hours}h`] : []),
  ].join(",")

/** Address of the page that shows a selection, inside the site. */
export const selectionHref = (selection: Selection): string =>
  `/pricing?${SELECTION_PARAM}=${serializeSelection(selection)}`

/**
 * Reads a selection from an address. What is not offered is left out: addresses are old, or typed by hand.
 * @param text what stands behind `load=`
 */
export const parseSelection = (text: string, { offers, plans }: Pick<EstimateData, "offers" | "plans">): Selection => {
  const packages: Record<string, number> = {}
  let hours = 0
  for (const part of text.split(",")) {
    const [, wanted] = /^(\d{1,4})h$/.exec(part) ?? []
    if (wanted) hours = Math.min(Number(wanted), maxHours(plans))
    const [slug = "", place = "1"] = part.split(".")
    const offer = offers.find(one => one.slug === slug)
    if (offer) packages[slug] = offer.packages[Number(place) - 1] ? Number(place) - 1 : 0
  }
  return { packages, hours }
}

/** What is chosen before the visitor has touched anything: the first service. A plan is not sold along with it. */
export const defaultSelection = ({ offers }: Pick<EstimateData, "offers">): Selection => ({
  packages: Object.fromEntries(offers.slice(0, 1).map(({ slug }) => [slug, 0])),
  hours: 0,
})

/** A chosen service, with the weeks of its package. */
export interface LineItem extends Package {
  slug: string
  /** The package in words: "Web Development: Launch, 3–4 weeks". */
  text: string
}

/** The package of a service in words. */
export const packageText = (service: string, { name, weeksFrom, weeksTo }: Package, words: EstimateData["words"]) =>
  formatMessage(words.summaryPackage, { service, package: name, weeks: formatRange(weeksFrom, weeksTo) })

/** The services of a selection, those that take longest first. */
const itemsOf = ({ packages }: Selection, { offers, words }: EstimateData): LineItem[] =>
  offers
    .flatMap(({ slug, name, packages: all }) => {
      const chosen = all[packages[slug] ?? -1]
      return chosen ? [{ ...chosen, slug, name, text: packageText(name, chosen, words) }] : []
    })
    .sort((one, other) => other.weeksTo - one.weeksTo || other.weeksFrom - one.weeksFrom)

/** One part of the estimate. */
export interface EstimateFigure {
  label: string
  value: string
  note: string
}

/** What a selection comes to, in words. */
export interface Estimate {
  items: LineItem[]
  time: EstimateFigure
  project: EstimateFigure
  plan: EstimateFigure
  /** All of it in sentences, to be read aloud. */
  ariaText: string
  /** All of it line by line, for the message; empty where nothing is chosen. */
  lines: string[]
  /** Address of the contact page, which is told of it. */
  href: string
}

const NOTHING = "–"

/** Returns the lowest amount of a budget: 5000 for "5k-15k", 0 for "under-5k", NaN for one without amounts. */
const budgetMinimum = (budget: string): number =>
  budget.startsWith("under-") ? 0 : Number(/^(\d+)k/.exec(budget)?.[1] ?? NaN) * 1000

/** The budget that holds the lowest price of the projects, where budgets say amounts; without any, that of the plan. */
const budgetFor = (count: number, plan: Plan | undefined, { project, budgets }: EstimateData): string | undefined => {
  if (count === 0 || !project || !budgets.some(budget => budgetMinimum(budget) > 0)) return plan?.budget ?? undefined
  const { minimum } = project
  return minimum === null ? undefined : budgets.filter(budget => budgetMinimum(budget) <= count * minimum).pop()
}

/** Weeks of several projects: `pick` says how those of the single ones come to one number. */
const weeksOf = (items: readonly LineItem[], pick: (weeks: number[]) => number): string =>
  formatRange(pick(items.map(({ weeksFrom }) => weeksFrom)), pick(items.map(({ weeksTo }) => weeksTo)))

/**
 * What a selection comes to. When all of it is live depends on what is built at once: side by side the longest says it,
 * one after another all of them. Both are said, because only the proposal knows which it is.
 */
export const getEstimate = (selection: Selection, data: EstimateData): Estimate => {
  const { plans, words, project: price } = data
  const items = itemsOf(selection, data)
  const plan = [...plans].sort((one, other) => one.hours - other.hours).find(({ hours }) => hours >= selection.hours)
  const monthly = selection.hours > 0 ? plan : undefined
  const [some, several, none] = [items.length > 0, items.length > 1, { value: NOTHING, note: "" }]
  const first = weeksOf(items, weeks => Math.min(...weeks))
  const sequence = weeksOf(items, weeks => weeks.reduce((sum, one) => sum + one, 0))
  const time = some
    ? {
        value: formatMessage(words.timeValue, { weeks: weeksOf(items, weeks => Math.max(...weeks)) }),
        note: several ? formatMessage(words.timeNoteOfSeveral, { sequence, weeks: first }) : "",
      }
    : none
  const project =
    some && price
      ? {
          value: price.price,
          note: several ? formatMessage(words.projectsNote, { count: items.length }) : words.projectNote,
        }
      : none
  const month = monthly
    ? {
        value: monthly.price,
        note: formatMessage(words.planNote, { plan: monthly.name, hours: monthly.hours }),
      }
    : none
  const figures = {
    time: { label: several ? words.timeLabelOfSeveral : words.timeLabel, ...time },
    project: { label: price?.title ?? "", ...project },
    plan: { label: words.planLabel, ...month },
  }
  const said = Object.values(figures)
    .filter(({ value }) => value !== NOTHING)
    .map(({ label, value, note }) => `${label}: ${value}. ${note}`.trim())
  const chosen = some ? [`${items.map(({ name }) => name).join(", ")}.`] : []
  return {
    items,
    ...figures,
    ariaText: said.length > 0 ? [...chosen, ...said].join(" ") : words.empty,
    lines: [...items.map(({ text }) => text), ...said],
    href: contactHref(
      said.length > 0
        ? {
            from: "pricing",
            projectType: several ? undefined : items[0]?.slug,
            budget: budgetFor(items.length, monthly, data),
            load: serializeSelection(selection),
          }
        : {},
    ),
  }
}
