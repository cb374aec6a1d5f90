import { z } from "zod"
import { block, heading, inlineMarkdown, list, oneOf, requires, text } from "#engine"
import { blockFigureFields, item, titledText } from "#model/shared/schemas"

/** Maximum number of days that fits on a phone. */
const MAX_DAYS = 14

const day = z.int().min(1).max(MAX_DAYS)

const part = item({
  when: text('Days of the part in words: "Monday", "Days 2–3".', 60).meta({ examples: ["Days 2–3"] }),
  from: day.describe(`First day of the part, 1 to ${MAX_DAYS}.`),
  to: day.describe(`Last day of the part, 1 to ${MAX_DAYS}.`),
  title: heading("Heading: what the days are for."),
  text: inlineMarkdown("What happens on the days."),
})

/** Requires parts in order, without overlap. */
const validSchedule: z.core.CheckFn<z.infer<typeof part>[]> = ({ value, issues }) =>
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
      row: "All days in one row, text below. For a few days.",
      gantt: "A row for each part, on a ruler with numbered days. For up to two weeks.",
    }),
    items: list("One to six parts of the schedule, in order and without overlap; the last day ends the scale.", part, {
      min: 1,
      max: 6,
    }).check(validSchedule),
    ...blockFigureFields,
    notes: list("Notes on the whole schedule.", titledText, { min: 1, max: 8 }).optional(),
  }),
  { figureLabel: ["figure"] },
)
