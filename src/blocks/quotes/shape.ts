import { z } from "zod"
import { block, group, heading, list, text } from "../../../packages/content-engine"
import { comparison } from "../../../model/parts/comparison"

const quote = group("Quote", "What a client says, with its figure to scale.", {
  name: text("Who says it."),
  company: text("Their company."),
  quote: text("What they say."),
  rating: z.int().min(1).max(5).describe("Stars, 1 to 5."),
  figure: text("The figure of the quote.").optional(),
  figureLabel: text("What the figure means.").optional(),
  bars: comparison.optional().describe("Two bars above the figure."),
  week: group("WeekHours", "A working week, of which some hours are filled.", {
    hours: z.int().min(1).max(40).describe("Hours that are filled."),
    days: z
      .string()
      .regex(/^\S+( \S+){4}$/, 'must be five days such as "M T W T F"')
      .describe("The names of the five days, as short as letters.")
      .meta({ examples: ["M T W T F"] }),
    alt: text("What the drawing shows, for people who do not see it."),
  })
    .optional()
    .describe("A working week above the figure, in place of bars."),
})

export const quotes = block("quotes", "QuotesBlock", "What clients say, each with its figure to scale.", {
  title: heading("Heading, for assistive technology."),
  items: list("One to three quotes.", quote, { min: 1, max: 3 }),
})
