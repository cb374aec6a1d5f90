import { contactAddress } from "../../site/contact-address"
import { fill } from "../../site/fill"
import { rangeOf } from "../../site/range"

/** A range of weeks in which something is finished. */
export interface Weeks {
  weeksFrom: number
  weeksTo: number
}

/** A service with its packages, the smallest first. */
export interface Offer {
  slug: string
  name: string
  packages: readonly (Weeks & { name: string })[]
}

/** A monthly plan. */
export interface Plan {
  name: string
  hours: number
  price: string
  /** Value of the form's field "Budget" that belongs to it. */
  budget: string | null
}

/** What the page tells the tool: what can be loaded, and the words of the answer. */
export interface Told {
  offers: readonly Offer[]
  plans: readonly Plan[]
  words: Omit<Queries.ShipLoadFragment, "title" | "lead">
  /** What a project costs, as the page has it; nothing where it does not say so. */
  project: { title: string; price: string } | null
  /** Values of the form's field "Budget", the smallest first. */
  budgets: readonly string[]
}

/** What is on board: the place of the chosen package by the service's slug, and hours a month. */
export interface Load {
  packages: Readonly<Record<string, number>>
  hours: number
}

/** The name under which the address holds the load. */
export const LOAD = "load"

/** Weeks of the longest package that is offered. */
export const longestOf = (offers: readonly Offer[]): number =>
  Math.max(...offers.flatMap(({ packages }) => packages.map(({ weeksTo }) => weeksTo)))

/** Hours that can be had at most: those of the largest plan. */
export const mostHours = (plans: readonly Plan[]): number => Math.max(...plans.map(({ hours }) => hours))

/** Writes a load into an address: `web-development.2,seo-content,25h`; the first package needs no number. */
export const writeLoad = ({ packages, hours }: Load): string =>
  [
    ...Object.entries(packages).map(([slug, index]) => (index > 0 ? `${slug}.${index + 1}` : slug)),
    ...(hours > 0 ? [`${hours}h`] : []),
  ].join(",")

/** Address of the page that shows a load, inside the site. */
export const loadAddress = (load: Load): string => `/pricing?${LOAD}=${writeLoad(load)}`

/** Puts the lines of a load into a list. */
export const listLines = (list: Element, lines: readonly string[]): void =>
  list.replaceChildren(...lines.map(line => Object.assign(document.createElement("li"), { textContent: line })))

/**
 * Reads a load from an address. What is not offered is left out: addresses are old, or typed by hand.
 * @param text what stands behind `load=`
 */
export const readLoad = (text: string, { offers, plans }: Pick<Told, "offers" | "plans">): Load => {
  const packages: Record<string, number> = {}
  let hours = 0
  for (const part of text.split(",")) {
    const [, wanted] = /^(\d{1,4})h$/.exec(part) ?? []
    if (wanted) hours = Math.min(Number(wanted), mostHours(plans))
    const [slug = "", place = "1"] = part.split(".")
    const offer = offers.find(one => one.slug === slug)
    if (offer) packages[slug] = offer.packages[Number(place) - 1] ? Number(place) - 1 : 0
  }
  return { packages, hours }
}

/** What is aboard before the visitor has touched anything: the first service. A plan is not sold along with it. */
export const exampleLoad = ({ offers }: Pick<Told, "offers">): Load => ({
  packages: Object.fromEntries(offers.slice(0, 1).map(({ slug }) => [slug, 0])),
  hours: 0,
})

/** A service on deck. */
export interface Bar extends Weeks {
  slug: string
  name: string
  /** The package of it. */
  title: string
}

/** The services of a load, those that take longest first. */
const barsOf = ({ packages }: Load, offers: readonly Offer[]): Bar[] =>
  offers
    .flatMap(({ slug, name, packages: all }) => {
      const chosen = all[packages[slug] ?? -1]
      return chosen ? [{ slug, name, title: chosen.name, weeksFrom: chosen.weeksFrom, weeksTo: chosen.weeksTo }] : []
    })
    .sort((one, other) => other.weeksTo - one.weeksTo || other.weeksFrom - one.weeksFrom)

/** One part of the answer. */
export interface Part {
  label: string
  value: string
  note: string
}

/** What a load comes to, in words. */
export interface Answer {
  bars: Bar[]
  time: Part
  project: Part
  plan: Part
  /** All of it in sentences, for those who do not see the drawing. */
  spoken: string
  /** All of it line by line, for the message; empty where nothing is on board. */
  lines: string[]
  /** Address of the contact page, which is told of it. */
  href: string
}

const NOTHING = "–"

/** The amount with which an option of the budget begins: 5000 of "5k-15k", 0 of "under-5k". */
const leastOf = (budget: string): number => Number(/^(\d+)k/.exec(budget)?.[1] ?? 0) * 1000

/** The first amount in a price such as "$5,000–$50,000". */
const firstIn = (price: string): number => Number(/\d[\d,]*/.exec(price)?.[0].replaceAll(",", "") ?? 0)

/** The budget that holds the lowest price of the projects; without any, that of the plan. */
const budgetFor = (count: number, plan: Plan | undefined, { project, budgets }: Told): string | undefined =>
  count > 0 && project
    ? budgets.filter(budget => leastOf(budget) <= count * firstIn(project.price)).pop()
    : (plan?.budget ?? undefined)

/** Weeks of several projects: `pick` says how those of the single ones come to one number. */
const weeksOf = (bars: readonly Bar[], pick: (weeks: number[]) => number): string =>
  rangeOf(pick(bars.map(({ weeksFrom }) => weeksFrom)), pick(bars.map(({ weeksTo }) => weeksTo)))

/**
 * What a load comes to. When all of it is live depends on what is built at once: side by side the longest says it, one
 * after another all of them. Both are said, because only the proposal knows which it is.
 */
export const answerTo = (load: Load, told: Told): Answer => {
  const { offers, plans, words, project: price } = told
  const bars = barsOf(load, offers)
  const plan = [...plans].sort((one, other) => one.hours - other.hours).find(({ hours }) => hours >= load.hours)
  const monthly = load.hours > 0 ? plan : undefined
  const [some, several, none] = [bars.length > 0, bars.length > 1, { value: NOTHING, note: "" }]
  const first = weeksOf(bars, weeks => Math.min(...weeks))
  const sequence = weeksOf(bars, weeks => weeks.reduce((sum, one) => sum + one, 0))
  const time = some
    ? {
        value: fill(words.time.value, { weeks: weeksOf(bars, weeks => Math.max(...weeks)) }),
        note: several ? fill(words.time.note, { sequence, weeks: first }) : "",
      }
    : none
  const project =
    some && price
      ? { value: price.price, note: several ? fill(words.projectsNote, { count: bars.length }) : words.projectNote }
      : none
  const month = monthly
    ? {
        value: monthly.price,
        note: fill(words.plan.note, { plan: monthly.name, hours: monthly.hours }),
      }
    : none
  const parts = {
    time: { label: several ? words.time.several : words.time.label, ...time },
    project: { label: price?.title ?? "", ...project },
    plan: { label: words.plan.label, ...month },
  }
  const said = Object.values(parts)
    .filter(({ value }) => value !== NOTHING)
    .map(({ label, value, note }) => `${label}: ${value}. ${note}`.trim())
  const aboard = some ? [`${bars.map(({ name }) => name).join(", ")}.`] : []
  const packages = bars.map(({ name, title, weeksFrom, weeksTo }) =>
    fill(words.brief.package, { service: name, package: title, weeks: rangeOf(weeksFrom, weeksTo) }),
  )
  return {
    bars,
    ...parts,
    spoken: said.length > 0 ? [...aboard, ...said].join(" ") : words.empty,
    lines: [...packages, ...said],
    href: contactAddress(
      said.length > 0
        ? {
            from: "pricing",
            projectType: several ? undefined : bars[0]?.slug,
            budget: budgetFor(bars.length, monthly, told),
            load: writeLoad(load),
          }
        : {},
    ),
  }
}
