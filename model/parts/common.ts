import { z } from "zod"
import {
  drawingFile,
  defaulted,
  group,
  heading,
  href,
  list,
  type ResolverHelpers,
  oneOf,
  sharedType,
  questionId,
  metaDescription,
  inlineMarkdown,
  blockMarkdown,
  slug,
  text,
} from "#engine"
import { comparison } from "./comparison"

/** What several kinds of content have. */

export const action = group("Action", "A button or link.", { label: text("What the button or link says.", 40), href })

export const pageMeta = group("PageMeta", "What search engines and previews show of a page.", {
  title: text("Title in the browser tab and in search results, without the brand name.", 60),
  description: metaDescription("Description in search results and previews: 50 to 170 characters."),
  picture: drawingFile(
    "What the image shows that other sites show of the page, where that is not its own picture.",
  ).optional(),
})

const percent = z.number().min(0).max(100).optional()

/** Pixels of a portrait on a sharp screen, where it is largest. */
const PORTRAIT = 960

/** The portrait of somebody. */
export const portrait = {
  type: "Photo",
  description: "The portrait, as pages show it; nothing of who gives none.",
  resolve: ({ image }: { image?: string | undefined }, { picture: photo }: ResolverHelpers) =>
    image ? photo(image, PORTRAIT) : null,
}

/** What an entry of a list may have. */
export const itemFields = {
  title: heading("What it is."),
  text: inlineMarkdown("One to three sentences.").optional(),
  picture: drawingFile("Picture beside or above the words. Without it there is none.").optional(),
  alt: text("What the picture shows, for people who do not see it; nothing where the words say it.").optional(),
  thumbnail: drawingFile(
    "Small drawing in the place of a picture on phones, where its words cannot be read.",
  ).optional(),
  figure: text("A figure that proves it, shown large.").optional(),
  figureLabel: text("What the figure counts.").optional(),
  href: href.optional().describe("Where the entry leads."),
  linkLabel: text("What its link or button says.").optional(),
  work: inlineMarkdown("What we do about it, one or two sentences.").optional(),
  outcome: inlineMarkdown("What changes by it, with a figure where there is one.").optional(),
  points: list("What belongs to it, in order.", text("One thing."), { min: 1 }).optional(),
  when: text('When it happens or how long it takes, for example "Days 2 to 3".', 60)
    .meta({ examples: ["Days 2 to 3"] })
    .optional(),
  from: z.int().min(1).optional().describe("The first day or week of it, from 1."),
  to: z.int().min(1).optional().describe("Its last day or week."),
  x: percent.describe("Where in a picture it points, in percent from the left."),
  y: percent.describe("Where in a picture it points, in percent from the top."),
}

/** An entry of a list: each list takes of these fields what its entries show. */
export const item = sharedType("Item", "An entry of a list.", itemFields)

/** One of several things: each place takes of these fields what it shows. */
export const choice = sharedType("Choice", "One of several things, as a program and as a visitor calls it.", {
  value: text("What a program calls it."),
  label: text("What the visitor reads."),
  text: text("What it is for, in a few words.").optional(),
  picture: drawingFile("Small drawing before it. Without it there is none.").optional(),
})

/** A heading and its sentence. */
export const titledText = item({
  title: heading("Heading of the item."),
  text: inlineMarkdown("One or two sentences."),
})

/** A figure that stands large in a block. */
export const figureFieldset = {
  figure: text("A figure that matters here, shown large.").optional(),
  figureLabel: text("What the figure counts.").optional(),
}

export const faqItem = group("Faq", "A question and its answer.", {
  id: defaulted(
    slug
      .describe(
        'Address of the answer on its page, such as "refunds" for /pricing#refunds. Without it, it is made of the question; keep it when you reword that.',
      )
      .meta({ examples: ["refunds"] }),
  ),
  question: text("The question, as a visitor would ask it."),
  answer: blockMarkdown("A short, complete answer."),
  topic: slug.describe("The topic it belongs to, of those of its block.").optional(),
}).overwrite(own => ({ ...own, id: own.id ?? questionId(own.question) }))

const chart = oneOf("What a chart of a figure shows, to scale.", {
  share: "A share of a hundred.",
  lift: "A lift in percent.",
  count: "A count.",
  rating: "A rating out of five.",
})

/** What a figure may have. */
export const figureFields = {
  value: text('The figure, as shown, for example "+41%".').meta({ examples: ["+41%"] }),
  label: text("What it counts, with its condition."),
  picture: drawingFile("Drawing beside the label. Without it there is none.").optional(),
  comparison: comparison.optional().describe("Two bars to scale, beside or above the figure."),
  chart: chart.optional().describe("The chart above the figure. Without it there is none."),
  amount: z.number().positive().optional().describe("The figure as a number, which the chart is drawn by."),
  alt: text("What the chart shows, for people who do not see it.").optional(),
}

/** A figure: each place takes of these fields what it shows. */
export const figure = sharedType("Figure", "A figure and what it counts.", figureFields)

/** What is known of what somebody says. */
export const quoteFields = {
  quote: text("What they say, without quotation marks."),
  name: text("Who says it."),
  role: text("What they do.").optional(),
  company: text("Their company.").optional(),
  rating: z.int().min(1).max(5).optional().describe("Stars, 1 to 5."),
  figure: text("The figure of the quote.").optional(),
  figureLabel: text("What the figure means.").optional(),
  bars: comparison.optional().describe("Two bars above the figure."),
  weekHours: z
    .int()
    .min(1)
    .max(40)
    .optional()
    .describe("Hours of a working week, which is drawn above the figure in place of bars."),
  weekDays: z
    .string()
    .regex(/^\S+( \S+){4}$/, 'must be five days such as "M T W T F"')
    .optional()
    .describe("The names of its five days, as short as letters.")
    .meta({ examples: ["M T W T F"] }),
  weekAlt: text("What the drawn week shows, for people who do not see it.").optional(),
}

/** What somebody says: each place takes of these fields what it shows. */
export const quote = sharedType("Quote", "What somebody says.", quoteFields)
