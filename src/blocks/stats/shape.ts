import { z } from "zod"
import { block, group, heading, list, oneOf, text } from "../../../packages/content-engine"

const chart = oneOf("What a chart of a figure shows, to scale.", {
  share: "A share of a hundred.",
  lift: "A lift in percent.",
  count: "A count.",
  rating: "A rating out of five.",
})

const figure = group("Figure", "A figure and what it counts.", {
  value: text("The figure, as shown."),
  label: text("What it counts."),
  chart: chart.optional().describe("The chart above the figure. Without it there is none."),
  amount: z.number().positive().optional().describe("The figure as a number, which the chart is drawn by."),
  alt: text("What the chart shows, for people who do not see it.").optional(),
}).refine(
  ({ chart: drawn, amount, alt }) => {
    const given = [drawn, amount, alt].filter(field => field !== undefined).length
    return given === 0 || given === 3
  },
  { path: ["chart"], message: "A chart, its amount and its alt belong together. Write all three, or none." },
)

export const stats = block("stats", "StatsBlock", "Figures in a row, or each below a chart of it.", {
  title: heading("Heading, for assistive technology."),
  items: list("One to four figures.", figure, { min: 1, max: 4 }),
})
