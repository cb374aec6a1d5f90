import { z } from "zod"
import { defaulted, group, matchesLanguage, oneOf, text } from "#engine"

/** Maximum characters of a label: two fit side by side below the bars. */
const MAX_LABEL_LENGTH = 20

export const comparison = group("Comparison", "Two bars drawn to scale.", {
  kind: defaulted(
    oneOf(
      "growth: vertical bars; length: horizontal bars (also for falling values). Default: growth if the value rises.",
      { growth: "Two vertical bars.", length: "Two horizontal bars, also for falling values." },
    ),
  ),
  before: z.number().positive().describe("Quantity before, in any unit; bars show only the ratio."),
  after: z.number().positive().describe("Quantity after, in the same unit."),
  beforeLabel: text("Label of the first bar.", MAX_LABEL_LENGTH),
  afterLabel: text("Label of the second bar.", MAX_LABEL_LENGTH),
  alt: defaulted(text("Text alternative of the bars. Default: made from the labels.")),
}).overwrite(data => {
  const { kind = data.after > data.before ? "growth" : "length", beforeLabel, afterLabel } = data
  // Other languages get only the labels, without English words.
  const defaultAlt = matchesLanguage(process.env.GATSBY_LANGUAGE ?? "en", "en")
    ? `Two bars to scale: ${beforeLabel}, then ${afterLabel}.`
    : `${beforeLabel} → ${afterLabel}`
  return { ...data, kind, alt: data.alt ?? defaultAlt }
})
