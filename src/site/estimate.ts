import { contactHref } from "./contact-href"
import { formatMessage } from "./format-message"
import { formatRange } from "./format-range"

/** A package of a service with its duration in weeks. */
interface Package {
  name: string
  weeksFrom: number
  weeksTo: number
}

/** A service with its packages, the smallest first. */
export interface EstimateService {
  slug: string
  name: string
  packages: readonly Package[]
}

/** A monthly plan. */
interface Plan {
  name: string
  hours: number
  price: string
  /** Value of the form field "Budget". */
  budget: string | null
}

/** Data and texts of the estimator. */
export interface EstimateData {
  /** Path of the estimator's page. */
  path: string
  services: readonly EstimateService[]
  plans: readonly Plan[]
  labels: Queries.EstimatorWordsFragment
  /** Price of a project, if the page has one; `minimum` is its lowest amount, null if it cannot be parsed. */
  project: { title: string; price: string; minimum: number | null } | null
  /** Suffix of ids and the URL parameter in a second estimator of the page: "-2". */
  idSuffix?: string
  /** Values of the form field "Budget", ascending. */
  budgets: readonly string[]
}

/** Package indexes by service slug, and hours a month. */
export interface Selection {
  packages: Readonly<Record<string, number>>
  hours: number
}

/** URL parameter of a selection, the load of the ship. Never rename it: shared links contain it. */
export const SELECTION_PARAM = "load"

/** Returns the weeks of the longest package. */
export const maxWeeks = (services: readonly EstimateService[]): number =>
  Math.max(...services.flatMap(({ packages }) => packages.map(({ weeksTo }) => weeksTo)))

/** Returns the hours of the largest plan. */
export const maxHours = (plans: readonly Plan[]): number => Math.max(...plans.map(({ hours }) => hours))

/** Serializes a selection: `web-development.2,seo-content,25h`. The first package has no number. */
export const serializeSelection = ({ packages, hours }: Selection): string =>
  [
    ...Object.entries(packages).map(([slug, index]) => (index > 0 ? `${slug}.${index + 1}` : slug)),
    ...(hours > 0 ? [`${hours}h`] : []),
  ].join(",")

/** Returns the path of the estimator's page with a selection. */
export const selectionHref = ({ path }: Pick<EstimateData, "path">, selection: Selection): string =>
  `${path}?${SELECTION_PARAM}=${serializeSelection(selection)}`

/** Parses a serialized selection. Drops unknown services, because links may be old or typed by hand. */
export const parseSelection = (
  text: string,
  { services, plans }: Pick<EstimateData, "services" | "plans">,
): Selection => {
  const packages: Record<string, number> = {}
  let hours = 0
  for (const part of text.split(",")) {
    const [, hoursText] = /^(\d{1,4})h$/.exec(part) ?? []
    if (hoursText) hours = Math.min(Number(hoursText), maxHours(plans))
    const [slug = "", position = "1"] = part.split(".")
    const service = services.find(item => item.slug === slug)
    if (service) packages[slug] = service.packages[Number(position) - 1] ? Number(position) - 1 : 0
  }
  return { packages, hours }
}

/** Returns the initial selection: the first service, no plan. */
export const defaultSelection = ({ services }: Pick<EstimateData, "services">): Selection => ({
  packages: Object.fromEntries(services.slice(0, 1).map(({ slug }) => [slug, 0])),
  hours: 0,
})

/** A selected service with its package. */
export interface LineItem extends Package {
  slug: string
  serviceName: string
  /** "Web Development: Launch, 3–4 weeks". */
  text: string
}

/** Formats a package of a service. */
export const packageText = (service: string, { name, weeksFrom, weeksTo }: Package, labels: EstimateData["labels"]) =>
  formatMessage(labels.summaryPackage, { service, package: name, weeks: formatRange(weeksFrom, weeksTo) })

/** Returns the selected services, the longest first. */
const itemsOf = ({ packages }: Selection, { services, labels }: EstimateData): LineItem[] =>
  services
    .flatMap(({ slug, name, packages: all }) => {
      const selected = all[packages[slug] ?? -1]
      return selected ? [{ ...selected, slug, serviceName: name, text: packageText(name, selected, labels) }] : []
    })
    .sort((a, b) => b.weeksTo - a.weeksTo || b.weeksFrom - a.weeksFrom)

/** A key figure of the estimate: duration, project or plan. */
export interface EstimateFigure {
  label: string
  value: string
  note: string
}

/** The formatted estimate of a selection. */
export interface Estimate {
  items: LineItem[]
  time: EstimateFigure
  project: EstimateFigure
  plan: EstimateFigure
  /** Complete estimate for screen readers. */
  ariaText: string
  /** Lines for the message of the contact form; empty without a selection. */
  lines: string[]
  /** URL of the contact page with the selection. */
  href: string
}

const EMPTY_VALUE = "–"

/** Returns the lowest amount of a budget: 5000 for "5k-15k", 0 for "under-5k", NaN for one without amounts. */
const budgetMinimum = (budget: string): number =>
  budget.startsWith("under-") ? 0 : Number(/^(\d+)k/.exec(budget)?.[1] ?? NaN) * 1000

/**
 * Returns the budget that contains the lowest total of the projects, or undefined if their price has no amount. Without
 * projects, a project price or budgets with amounts, returns the budget of the plan.
 */
const budgetFor = (
  projectCount: number,
  plan: Plan | undefined,
  { project, budgets }: EstimateData,
): string | undefined => {
  if (projectCount === 0 || !project || !budgets.some(budget => budgetMinimum(budget) > 0))
    return plan?.budget ?? undefined
  const { minimum } = project
  return minimum === null ? undefined : budgets.filter(budget => budgetMinimum(budget) <= projectCount * minimum).pop()
}

/**
 * Formats the weeks of several projects as one range.
 * @param combine - reduces the weeks of the projects to one number: minimum, maximum or sum
 */
const formatWeeks = (items: readonly LineItem[], combine: (weeks: number[]) => number): string =>
  formatRange(combine(items.map(({ weeksFrom }) => weeksFrom)), combine(items.map(({ weeksTo }) => weeksTo)))

/**
 * Calculates the estimate of a selection. Parallel projects take as long as the longest, sequential ones the sum. It
 * contains both, because the proposal decides the order.
 */
export const getEstimate = (selection: Selection, data: EstimateData): Estimate => {
  const { plans, labels, project: projectPrice } = data
  const items = itemsOf(selection, data)
  const sufficientPlan = [...plans].sort((a, b) => a.hours - b.hours).find(({ hours }) => hours >= selection.hours)
  const plan = selection.hours > 0 ? sufficientPlan : undefined
  const [hasItems, hasSeveral, emptyFigure] = [items.length > 0, items.length > 1, { value: EMPTY_VALUE, note: "" }]
  const firstLiveWeeks = formatWeeks(items, weeks => Math.min(...weeks))
  const sequentialWeeks = formatWeeks(items, weeks => weeks.reduce((sum, count) => sum + count, 0))
  const timeFigure = hasItems
    ? {
        value: formatMessage(labels.timeValue, { weeks: formatWeeks(items, weeks => Math.max(...weeks)) }),
        note: hasSeveral
          ? formatMessage(labels.timeNotePlural, { sequence: sequentialWeeks, weeks: firstLiveWeeks })
          : "",
      }
    : emptyFigure
  const projectFigure =
    hasItems && projectPrice
      ? {
          value: projectPrice.price,
          note: hasSeveral ? formatMessage(labels.projectNotePlural, { count: items.length }) : labels.projectNote,
        }
      : emptyFigure
  const planFigure = plan
    ? {
        value: plan.price,
        note: formatMessage(labels.planNote, { plan: plan.name, hours: plan.hours }),
      }
    : emptyFigure
  const figures = {
    time: { label: hasSeveral ? labels.timeLabelPlural : labels.timeLabel, ...timeFigure },
    project: { label: projectPrice?.title ?? "", ...projectFigure },
    plan: { label: labels.planLabel, ...planFigure },
  }
  const sentences = Object.values(figures)
    .filter(({ value }) => value !== EMPTY_VALUE)
    .map(({ label, value, note }) => `${label}: ${value}. ${note}`.trim())
  const names = hasItems ? [`${items.map(({ serviceName }) => serviceName).join(", ")}.`] : []
  return {
    items,
    ...figures,
    ariaText: sentences.length > 0 ? [...names, ...sentences].join(" ") : labels.empty,
    lines: [...items.map(({ text }) => text), ...sentences],
    href: contactHref(
      sentences.length > 0
        ? {
            from: data.path.slice(1),
            projectType: hasSeveral ? undefined : items[0]?.slug,
            budget: budgetFor(items.length, plan, data),
            load: serializeSelection(selection),
          }
        : {},
    ),
  }
}
