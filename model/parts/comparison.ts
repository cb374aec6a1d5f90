import { z } from "zod"
import { defaulted, group, matchesLanguage, oneOf, text } from "#engine"

/** Characters of a label: two of them stand side by side below their bars. */
const LABEL = 20

/** Two quantities, drawn to scale beside a result. */
export const comparison = group("Comparison", "Two bars drawn to scale.", {
  kind: defaulted(
    oneOf(
      "growth: two standing bars; length: two lying bars (also for falling values). Without it, what grows stands.",
      { growth: "Two standing bars.", length: "Two lying bars, also for falling values." },
    ),
  ),
  before: z.number().positive().describe("Quantity before, in any unit; only the ratio is drawn."),
  after: z.number().positive().describe("Quantity after, in the same unit."),
  beforeLabel: text("Label of the first bar.", LABEL),
  afterLabel: text("Label of the second bar.", LABEL),
  alt: defaulted(text("What the bars show, for people who do not see them. Without it, their two labels say so.")),
}).overwrite(own => {
  const { kind = own.after > own.before ? "growth" : "length", beforeLabel, afterLabel } = own
  // In another language their labels, in no words of ours.
  const labels = matchesLanguage(process.env.GATSBY_LANGUAGE ?? "en", "en")
    ? `Two bars to scale: ${beforeLabel}, then ${afterLabel}.`
    : `${beforeLabel} → ${afterLabel}`
  return { ...own, kind, alt: own.alt ?? labels }
})
