import { z } from "zod"
import { text } from "./common"

/** Two quantities, drawn to scale beside a result. */
export const comparison = z
  .strictObject({
    kind: z.enum(["growth", "length"]).meta({
      id: "ComparisonKind",
      description: "growth: two standing bars; length: two lying bars (also for falling values).",
    }),
    before: z.number().positive().describe("Quantity before, in any unit; only the ratio is drawn."),
    after: z.number().positive().describe("Quantity after, in the same unit."),
    beforeLabel: text("Label of the first bar."),
    afterLabel: text("Label of the second bar."),
    alt: text("What the bars show, for people who do not see them."),
  })
  .meta({ id: "Comparison", description: "Two bars drawn to scale." })
