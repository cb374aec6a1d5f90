import { z } from "zod"
import {
  answerId,
  blockMarkdown,
  defaulted,
  group,
  heading,
  href,
  inlineMarkdown,
  list,
  metaDescription,
  oneOf,
  pictureFile,
  type ResolverHelpers,
  sharedType,
  slug,
  text,
} from "#engine"
import { comparison } from "./comparison"

/** Schemas that content types share. */

export const action = group("Action", "A button or link.", { label: text("Label of the button or link.", 40), href })

export const pageMeta = group("PageMeta", "Metadata for search engines and social networks.", {
  title: text("Title in the browser tab and in search results, without the brand name.", 60),
  description: metaDescription("Description in search results and on social networks: 50 to 170 characters."),
  picture: pictureFile("Picture of the preview image. Default: the page's own picture.").optional(),
})

const percentage = z.number().min(0).max(100).optional()

/** Maximum width of a portrait on high-density screens, in px. */
const MAX_PORTRAIT_WIDTH = 960

/** The computed field of a portrait. */
export const portrait = {
  type: "Picture",
  description: "The portrait, if there is one.",
  resolve: ({ image }: { image?: string | undefined }, { picture }: ResolverHelpers) =>
    image ? picture(image, MAX_PORTRAIT_WIDTH) : null,
}

/** Fields of list items. */
export const itemFields = {
  title: heading("Short heading."),
  text: inlineMarkdown("One to three sentences.").optional(),
  picture: pictureFile("Picture beside or above the text. Optional.").optional(),
  alt: text("Text alternative of the picture; empty if the text says the same.").optional(),
  thumbnail: pictureFile("Small drawing instead of the picture on phones.").optional(),
  figure: text("Key figure that proves the text, in large type.").optional(),
  figureLabel: text("Label of the key figure.").optional(),
  href: href.optional().describe("Target of the link."),
  linkLabel: text("Label of the link or button.").optional(),
  solution: inlineMarkdown("Our solution, one or two sentences.").optional(),
  outcome: inlineMarkdown("Outcome, with a number if possible.").optional(),
  points: list("Points, in order.", text("A point."), { min: 1 }).optional(),
  when: text('Time or duration, for example "Days 2 to 3".', 60)
    .meta({ examples: ["Days 2 to 3"] })
    .optional(),
  from: z.int().min(1).optional().describe("First day or week, from 1."),
  to: z.int().min(1).optional().describe("Last day or week."),
  x: percentage.describe("Position in the picture, in percent from the left."),
  y: percentage.describe("Position in the picture, in percent from the top."),
}

/** Creates a schema of list items from some of `itemFields`. */
export const item = sharedType("Item", "An item of a list.", itemFields)

/** Creates a schema of options with some of the fields `value`, `label`, `text` and `picture`. */
export const option = sharedType("Option", "An option with a value and a label.", {
  value: text("Internal value."),
  label: text("Visible label."),
  text: text("Purpose of the option, in a few words.").optional(),
  picture: pictureFile("Small drawing before the label. Optional.").optional(),
})

export const titledText = item({
  title: heading("Heading of the item."),
  text: inlineMarkdown("One or two sentences."),
})

/** Fields of a block with one key figure. */
export const blockFigureFields = {
  figure: text("Key figure, in large type.").optional(),
  figureLabel: text("Label of the key figure.").optional(),
}

export const faqItem = group("FaqItem", "A question and its answer.", {
  id: defaulted(
    slug
      .describe(
        'Anchor of the answer, such as "refunds" for /pricing#refunds. Default: made from the question. Set it before you reword the question.',
      )
      .meta({ examples: ["refunds"] }),
  ),
  question: text("Question, in the words of a visitor."),
  answer: blockMarkdown("Short, complete answer."),
  topic: slug.describe("Topic, one of the block's.").optional(),
}).overwrite(data => ({ ...data, id: data.id ?? answerId(data.question) }))

const chart = oneOf("Type of the chart, which is to scale.", {
  share: "Share of 100.",
  lift: "Increase in percent.",
  count: "Count.",
  rating: "Rating out of five.",
})

/** Fields of the objects that `stat` creates. */
export const statFields = {
  value: text('The key figure, as displayed, for example "+41%".').meta({ examples: ["+41%"] }),
  label: text("Metric and its condition."),
  picture: pictureFile("Drawing beside the label. Optional.").optional(),
  comparison: comparison.optional().describe("Two bars to scale, beside or above the key figure."),
  chart: chart.optional().describe("Chart above the key figure. Optional."),
  amount: z.number().positive().optional().describe("The key figure as a number, for the chart."),
  alt: text("Text alternative of the chart.").optional(),
}

/** Creates a schema of key figures from some of `statFields`. */
export const stat = sharedType("Stat", "A key figure and its label.", statFields)

/** Fields of quotes. */
export const quoteFields = {
  quote: text("The quote, without quotation marks."),
  name: text("Name of the person."),
  role: text("Job title.").optional(),
  company: text("Employer.").optional(),
  rating: z.int().min(1).max(5).optional().describe("Stars, 1 to 5."),
  figure: text("Key figure of the quote.").optional(),
  figureLabel: text("Label of the key figure.").optional(),
  bars: comparison.optional().describe("Two bars above the key figure."),
  weekHours: z
    .int()
    .min(1)
    .max(40)
    .optional()
    .describe("Hours of a working week, drawn above the key figure instead of bars."),
  weekDays: z
    .string()
    .regex(/^\S+( \S+){4}$/, 'must be five days such as "M T W T F"')
    .optional()
    .describe("Names or letters of the five days of the working week.")
    .meta({ examples: ["M T W T F"] }),
  weekAlt: text("Text alternative of the drawn working week.").optional(),
}

/** Creates a schema of quotes from some of `quoteFields`. */
export const quote = sharedType("Quote", "A quote.", quoteFields)
