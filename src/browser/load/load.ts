import { contactAddress, partOf } from "../../site/contact-address"
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
}

/** What the page tells the tool: what can be loaded, and the words of the answer. */
export interface Told {
  offers: readonly Offer[]
  plans: readonly Plan[]
  words: Omit<Queries.ShipLoadFragment, "title" | "lead">
  /** What a project costs, as the page has it; nothing where it does not say so. */
  project: { title: string; price: string } | null
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

/** What is aboard before the visitor has touched anything: the first service, and the hours of the smallest plan. */
export const exampleLoad = ({ offers, plans }: Pick<Told, "offers" | "plans">): Load => ({
  packages: Object.fromEntries(offers.slice(0, 1).map(({ slug }) => [slug, 0])),
  hours: Math.min(...plans.map(({ hours }) => hours)),
})

/** A service on deck. */
export interface Bar extends Weeks {
  slug: string
  name: string
}

/** The services of a load, those that take longest first. */
const barsOf = ({ packages }: Load, offers: readonly Offer[]): Bar[] =>
  offers
    .flatMap(({ slug, name, packages: all }) => {
      const chosen = all[packages[slug] ?? -1]
      return chosen ? [{ slug, name, weeksFrom: chosen.weeksFrom, weeksTo: chosen.weeksTo }] : []
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
  /** Address of the contact page, which is told of it. */
  href: string
}

const NOTHING = "–"

/** What the contact page is told: the plan, or else that a ship was loaded, and the service that takes longest. */
const contactFor = ([longest]: readonly Bar[], plan: Plan | undefined): string =>
  contactAddress({ from: plan ? partOf("pricing", plan.name) : "pricing", projectType: longest?.slug })

/** What a load comes to. Services are built side by side, so the longest says when all of them are live. */
export const answerTo = (load: Load, { offers, plans, words, project: price }: Told): Answer => {
  const bars = barsOf(load, offers)
  const plan = [...plans].sort((one, other) => one.hours - other.hours).find(({ hours }) => hours >= load.hours)
  const monthly = load.hours > 0 ? plan : undefined
  const among = (pick: (...values: number[]) => number) =>
    rangeOf(pick(...bars.map(({ weeksFrom }) => weeksFrom)), pick(...bars.map(({ weeksTo }) => weeksTo)))
  const [some, none] = [bars.length > 0, { value: NOTHING, note: "" }]
  const time = some
    ? {
        value: fill(words.time.value, { weeks: among(Math.max) }),
        note: fill(words.time.note, { weeks: among(Math.min) }),
      }
    : none
  const project = some && price ? { value: price.price, note: words.projectNote } : none
  const month = monthly
    ? {
        value: monthly.price,
        note: fill(words.plan.note, { plan: monthly.name, hours: monthly.hours }),
      }
    : none
  const parts = {
    time: { label: words.time.label, ...time },
    project: { label: price?.title ?? "", ...project },
    plan: { label: words.plan.label, ...month },
  }
  const said = Object.values(parts).filter(({ value }) => value !== NOTHING)
  const aboard = some ? [`${bars.map(({ name }) => name).join(", ")}.`] : []
  const sentences = [...aboard, ...said.map(({ label, value, note }) => `${label}: ${value}. ${note}`)]
  return {
    bars,
    ...parts,
    spoken: said.length > 0 ? sentences.join(" ") : words.empty,
    href: contactFor(bars, monthly),
  }
}
