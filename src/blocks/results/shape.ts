import { block, group, heading, list, sentence, text } from "../../../packages/content-engine"
import { comparison } from "../../../model/parts/comparison"

const result = group("Result", "A result as a figure and as bars to scale.", {
  value: text("The figure, as shown."),
  label: text("What it means, with its condition."),
  comparison,
})

export const results = block("results", "ResultsBlock", "Results as figures one can read at a glance.", {
  title: heading("Heading."),
  lead: sentence("Where the figures come from.").optional(),
  items: list("One to three results.", result, { min: 1, max: 3 }),
})
