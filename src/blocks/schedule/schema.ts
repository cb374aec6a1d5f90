import { z } from "zod"
import { block, heading, list, oneOf, requires, inlineMarkdown, text } from "#engine"
import { item, figureFieldset, titledText } from "#model/parts/common"

/** Days that a phone has room for. */
const DAYS = 14

const day = z.int().min(1).max(DAYS)

const entry = item({
  when: text('The days in words: "Monday", "Days 2–3".', 60).meta({ examples: ["Days 2–3"] }),
  from: day.describe(`Its first day, 1 to ${DAYS}.`),
  to: day.describe(`Its last day, 1 to ${DAYS}.`),
  title: heading("What the days are for."),
  text: inlineMarkdown("What happens."),
})

/** Each ends after it has begun, and begins after the one above has ended. */
const validSchedule: z.core.CheckFn<z.infer<typeof entry>[]> = ({ value, issues }) =>
  value.forEach(({ from, to }, index) => {
    const before = value[index - 1]
    const wrong = (field: "from" | "to", message: string) =>
      issues.push({ code: "custom", input: value, path: [index, field], message })
    if (from > to) wrong("to", `It ends (day ${to}) before it begins (day ${from}).`)
    else if (before && from <= before.to)
      wrong("from", `It begins on day ${from}, before the one above it has ended (day ${before.to}).`)
  })

export const schema = requires(
  block("schedule", "ScheduleBlock", "Days drawn to scale, with what happens on them.", {
    title: heading("Heading."),
    lead: inlineMarkdown("Sentence beside the heading.").optional(),
    drawn: oneOf("How the days are drawn.", {
      row: "All in one row, words below. For a few days.",
      gantt: "On a ruler with numbers, each below the one before. For up to two weeks.",
    }),
    items: list("One to six parts of the time, one after the other; the last day ends the scale.", entry, {
      min: 1,
      max: 6,
    }).check(validSchedule),
    ...figureFieldset,
    notes: list("What holds on all of these days.", titledText, { min: 1, max: 8 }).optional(),
  }),
  { figureLabel: ["figure"] },
)
