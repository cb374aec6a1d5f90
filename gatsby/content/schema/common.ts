import { z } from "zod"

/**
 * Building blocks of the content shapes. Every object has an id (its name in GraphQL) and every field a description
 * (shown in GraphiQL and to editors). No transforms: the same shapes are printed as SDL and as JSON Schema.
 */

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

/** What search results show below the title; they cut off what is longer, and choose another text if it is much shorter. */
export const searchDescription = (description: string) =>
  z.string().regex(notBlank, "must not be empty").min(50).max(170).describe(description)

/** Link target: a path of this site (`/pricing`), an anchor (`#newsletter`), or a full address. Checked by the rule "links resolve". */
export const href = z
  .string()
  .regex(/^(\/|#|https:\/\/|mailto:|tel:)/, 'must start with "/", "#", "https://", "mailto:" or "tel:"')
  .describe(
    'Where the link goes: a path of this site such as "/contact", an anchor such as "#newsletter", or a full address.',
  )

/** Last part of an address: lower case, digits and single hyphens. */
export const slug = z
  .string()
  .regex(/^[a-z0-9]+(-[a-z0-9]+)*$/, "must be lower-case letters and digits, joined by single hyphens")
  .describe("Last part of the page's address.")

export const action = z
  .strictObject({ label: text("What the button or link says.", 40), href })
  .meta({ id: "Action", description: "A button or link." })

export const pageMeta = z
  .strictObject({
    title: text("Title in the browser tab and in search results, without the brand name.", 60),
    description: searchDescription("Description in search results and previews: 50 to 170 characters."),
  })
  .meta({ id: "PageMeta", description: "What search engines and previews show of a page." })

export const textItem = z
  .strictObject({ title: heading("Heading of the item."), text: text("One or two sentences.") })
  .meta({ id: "TextItem", description: "A heading and its sentence." })

export const faq = z
  .strictObject({
    question: text("The question, as a visitor would ask it."),
    answer: text("A short, complete answer."),
  })
  .meta({ id: "Faq", description: "A question and its answer." })

export const faqSection = z
  .strictObject({
    title: heading("Heading of the section."),
    lead: text("Sentence under the heading.").optional(),
    items: z.array(faq).min(1).describe("The questions, in order."),
  })
  .meta({ id: "FaqSection", description: "Accordion of questions: one open at a time, none at first." })

export const banner = z
  .strictObject({
    title: heading("Heading of the closing band."),
    subtitle: text("Sentence under the heading.").optional(),
    primary: action.describe("Main call to action."),
    secondary: action.optional().describe("Second, quieter call to action."),
    sceneAlt: text("What the ship drawing shows, for people who do not see it."),
  })
  .meta({ id: "Banner", description: "Closing call to action of a page." })

export const symbolName = z
  .enum([
    "sketch",
    "wire",
    "page",
    "brand",
    "checkout",
    "search",
    "ads",
    "calendar",
    "dashboard",
    "flow",
    "mail",
    "article",
    "map",
    "phone",
    "table",
    "contract",
  ])
  .meta({ id: "SymbolName", description: "A front-view drawing (src/scenes/symbols.tsx)." })

export const stat = z
  .strictObject({ value: text("The figure, as shown."), label: text("What it counts.") })
  .meta({ id: "Stat", description: "A figure and what it counts." })

export const processStep = z
  .strictObject({
    title: heading("Name of the step."),
    text: text("What happens in it."),
    when: text('When it happens, for example "Days 2 to 3".').optional(),
  })
  .meta({ id: "ProcessStep", description: "One step of a process." })

export const process = z
  .strictObject({
    title: heading("Heading of the section."),
    lead: text("Sentence beside the heading.").optional(),
    sceneAlt: text("What the course drawing shows, for people who do not see it."),
    steps: z.array(processStep).length(4).describe("Exactly four steps."),
  })
  .meta({ id: "Process", description: "The way of working, in four steps." })
