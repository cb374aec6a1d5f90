import { z } from "zod"
import { block, heading, inlineMarkdown, list, oneOf, requires, text } from "#engine"
import { figureFieldset, item, titledText } from "#model/shared/schemas"

/** Maximum that fits on a phone. */
const MAX_DAYS = 14

const day = z.int().min(1).max(MAX_DAYS)

const entry = item({
  when: text('The days in words: "Monday", "Days 2–3".', 60).meta({ examples: ["Days 2–3"] }),
  from: day.describe(`Its first day, 1 to ${MAX_DAYS}.`),
  to: day.describe(`Its last day, 1 to ${MAX_DAYS}.`),
  title: heading("What the days are for."),
  text: inlineMarkdown("What happens."),
})

/** Requires parts in order, without overlap. */
const validSchedule: z.core.CheckFn<z.infer<typeof entry>[]> = ({ value, issues }) =>
  value.forEach(({ from, to }, index) => {
    const before = value[index - 1]
    const report = (field: "from" | "to", message: string) =>
      issues.push({ code: "custom", input: value, path: [index, field], message })
    if (from > to) report("to", `It ends (day ${to}) before it begins (day ${from}). Correct one of them.`)
    else if (before && from <= before.to)
      report("from", `It begins on day ${from}, before the one above it ends (day ${before.to}). Correct one of them.`)
  })

export const scheduleSchema = requires(
  block("schedule", "Content", "Days drawn to scale, with what happens on them.", {
    title: heading("Heading."),
    lead: inlineMarkdown("Sentence beside the heading.").optional(),
    layout: oneOf("Layout of the days.", {
      row: "All in one row, text below. For a few days.",
      gantt: "On a ruler with numbers, each below the one before. For up to two weeks.",
    }),
    items: list("One to six parts of the time, one after the other; the last day ends the scale.", entry, {
      min: 1,
      max: 6,
    }).check(validSchedule),
    ...figureFieldset,
    notes: list("Notes on all of these days.", titledText, { min: 1, max: 8 }).optional(),
  }),
  { figureLabel: ["figure"] },
)
