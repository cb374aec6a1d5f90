import { z } from "zod"
import { slugOf } from "../../../src/site/slugify"
import { fallsBack } from "./falls-back"

/**
 * Building blocks of the content shapes. Every object has an id (its name in GraphQL) and every field a description
 * (shown in GraphiQL and to editors). No transforms: the same shapes are printed as SDL and as JSON Schema.
 */

/**
 * A group of fields.
 * @param id its name in GraphQL
 * @param description what it is, for GraphiQL and for editors
 */
export const group = <Fields extends z.core.$ZodShape>(id: string, description: string, fields: Fields) =>
  z.strictObject(fields).meta({ id, description })

/**
 * One of a few words.
 * @param id name of the choice in GraphQL
 * @param words what each of them means, for GraphiQL and for editors (`enumDescriptions` of their JSON Schemas)
 */
export const oneOf = <Word extends string>(id: string, description: string, words: Readonly<Record<Word, string>>) =>
  // The keys of a record in its order; the compiler knows them as texts only.
  z
    .enum(Object.keys(words) as [Word, ...Word[]])
    .meta({ id, description, enumDescriptions: Object.values<string>(words) })

/**
 * A list.
 * @param size how many items it has: exactly so many, or between two limits
 */
export const list = <Item extends z.core.SomeType>(
  description: string,
  item: Item,
  size: number | { min?: number; max?: number } = {},
) => {
  if (typeof size === "number") return z.array(item).length(size).describe(description)
  const { min = 0, max = Infinity } = size
  const atLeast = min > 0 ? z.array(item).min(min) : z.array(item)
  return (max < Infinity ? atLeast.max(max) : atLeast).describe(description)
}

/** Something besides spaces. */
export const notBlank = /\S/

/**
 * A text a visitor reads. Never empty, nor only spaces.
 * @param most characters that its place has room for; by default those of a paragraph
 */
export const text = (description: string, most = 400) =>
  z.string().regex(notBlank, "must not be empty").max(most).describe(description)

/** A heading, in one or two lines of the largest type. */
export const heading = (description: string) => text(description, 70)

/**
 * What search results show below the title; they cut off what is longer, and choose another text if it is much shorter.
 */
export const searchDescription = (description: string) =>
  z.string().regex(notBlank, "must not be empty").min(50).max(170).describe(description)

/** How a link target begins; what has this rule is one. */
export const HREF = /^(\/|#|https:\/\/|mailto:|tel:)/

/**
 * Link target: a path of this site (`/pricing`), an anchor (`#newsletter`), or a full address. Checked by the rule
 * "links resolve".
 */
export const href = z
  .string()
  .regex(HREF, 'must start with "/", "#", "https://", "mailto:" or "tel:"')
  .describe(
    'Where the link goes: a path of this site such as "/contact", an anchor such as "#newsletter", or a full address.',
  )

/** Last part of an address: lower case, digits and single hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case letters and digits, joined by single hyphens")
  .describe("Last part of the page's address.")

export const action = group("Action", "A button or link.", { label: text("What the button or link says.", 40), href })

export const pageMeta = group("PageMeta", "What search engines and previews show of a page.", {
  title: text("Title in the browser tab and in search results, without the brand name.", 60),
  description: searchDescription("Description in search results and previews: 50 to 170 characters."),
})

export const textItem = group("TextItem", "A heading and its sentence.", {
  title: heading("Heading of the item."),
  text: text("One or two sentences."),
})

export const faq = group("Faq", "A question and its answer.", {
  id: fallsBack(
    slug.describe(
      'Address of the answer on its page, such as "refunds" for /pricing#refunds. Without it, it is made of the question; keep it when you reword that.',
    ),
    ({ question }) => slugOf(String(question)),
  ),
  question: text("The question, as a visitor would ask it."),
  answer: text("A short, complete answer."),
})

export const faqSection = group("FaqSection", "Accordion of questions: one open at a time, none at first.", {
  title: heading("Heading of the section."),
  lead: text("Sentence under the heading.").optional(),
  items: list("The questions, in order.", faq, { min: 1 }),
})

export const banner = group("Banner", "Closing call to action of a page.", {
  title: heading("Heading of the closing band."),
  subtitle: text("Sentence under the heading.").optional(),
  primary: fallsBack(
    action.describe("Main call to action. Without it, that at the top of the page."),
    (_, { hero }) => (hero as { primary?: unknown } | undefined)?.primary,
  ),
  secondary: action.optional().describe("Second, quieter call to action."),
  sceneAlt: text("What the ship drawing shows, for people who do not see it."),
})

export const symbolName = oneOf("SymbolName", "A front-view drawing (src/scenes/symbols.tsx).", {
  sketch: "A web page in pencil: planned.",
  wire: "The same page as a wireframe.",
  page: "The same page at work.",
  brand: "A brand sheet: the mark on its grid, the type, the colors.",
  checkout: "A basket on the left, three fields and the pay button on the right.",
  search: "Search results; one climbs to the first place.",
  ads: "One advert cut to four sizes.",
  calendar: "A month of posts, today's in yellow.",
  dashboard: "Three gauges over a rising curve.",
  flow: "A form feeds a customer record, which sends an email and ticks off a job.",
  mail: "An email open beside the inbox.",
  article: "A written article: headline, author, two columns and a comparison.",
  map: "A town map with pins, one of them with its card.",
  phone: "A phone in the street: a listing, one button to call, reviews.",
  table: "Rows of records: done, open, and one in work.",
  contract: "A signed sheet with numbered clauses, signature and stamp.",
  logos: "One mark in all its forms: with its name, alone, in one color, small.",
  guide: "A handbook opened at one example: right on the left page, wrong on the right.",
  templates: "A deck, a post and a document with fields to fill in.",
  steps: "A numbered list of steps, two done, beside its commands.",
  repair: "Parts of a page joined again, and a speed gauge.",
  chat: "Two questions of customers and one answer.",
  reviews: "A finished job, the message that asks for a review, and five stars.",
  video: "One film upright, square and wide.",
  loyalty: "A stamp card: six of ten, the next in hand.",
  way: "Steps up to a flag: the way through a product.",
  subscription: "A refill on its way round, with skip, swap and pause.",
  cohorts: "Months of sign-ups as a staircase, each cell as full as the share that stayed.",
  worth: "What a customer is worth after one month, three and twelve.",
})

export const stat = group("Stat", "A figure and what it counts.", {
  value: text("The figure, as shown."),
  label: text("What it counts."),
})

const processStep = group("ProcessStep", "One step of a process.", {
  title: heading("Name of the step."),
  text: text("What happens in it."),
  when: text('When it happens, for example "Days 2 to 3".').optional(),
})

export const process = group("Process", "The way of working, step by step.", {
  title: heading("Heading of the section."),
  lead: text("Sentence beside the heading.").optional(),
  sceneAlt: text("What the course drawing shows, for people who do not see it."),
  steps: list("Two to four steps.", processStep, { min: 2, max: 4 }),
})
