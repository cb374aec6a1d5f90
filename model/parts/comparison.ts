import { z } from "zod"
import { fallsBack, group, isKindOf, oneOf, text } from "../../packages/content-engine"

/** Characters of a label: two of them stand side by side below their bars. */
const LABEL = 20

type Own = Readonly<Record<string, unknown>>

/** How the bars are drawn: what grows stands. */
const kindOf = ({ kind, before, after }: Own) =>
  (kind as "growth" | "length" | undefined) ?? (Number(after) > Number(before) ? "growth" : "length")

/** What the bars show where content says nothing else: in another language their labels, in no words of ours. */
const alternativeOf = (own: Own, _: Own, language: string): string => {
  if (!isKindOf(language, "en")) return `${String(own.beforeLabel)} → ${String(own.afterLabel)}`
  const look = kindOf(own) === "growth" ? "standing" : "lying"
  return `Two ${look} bars to scale: ${String(own.beforeLabel)}, and ${String(own.afterLabel)}.`
}

/** Two quantities, drawn to scale beside a result. */
export const comparison = group("Comparison", "Two bars drawn to scale.", {
  kind: fallsBack(
    oneOf(
      "growth: two standing bars; length: two lying bars (also for falling values). Without it, what grows stands.",
      { growth: "Two standing bars.", length: "Two lying bars, also for falling values." },
    ),
    kindOf,
  ),
  before: z.number().positive().describe("Quantity before, in any unit; only the ratio is drawn."),
  after: z.number().positive().describe("Quantity after, in the same unit."),
  beforeLabel: text("Label of the first bar.", LABEL),
  afterLabel: text("Label of the second bar.", LABEL),
  alt: fallsBack(
    text("What the bars show, for people who do not see them. Without it, their two labels say so."),
    alternativeOf,
  ),
})
