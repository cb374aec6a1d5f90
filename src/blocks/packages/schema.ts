import { z } from "zod"
import { block, group, heading, inlineMarkdown, list, oneOf, text } from "#engine"
import { action } from "#model/shared/schemas"

const week = z.int().min(1).max(260)

const packageItem = group("Package", "A package of a service. Packages show no prices.", {
  name: text("Name of the package."),
  summary: text("Clients whom the package suits, in one sentence."),
  weeksFrom: week.describe("Typical timeline: earliest week of launch."),
  weeksTo: week.describe("Typical timeline: latest week of launch."),
  timelineNote: text('Event at the end of the timeline, if it is not the launch, for example "setup".')
    .meta({ examples: ["setup"] })
    .optional(),
  features: list("One to nine features of the package.", text("One feature."), { min: 1, max: 9 }),
  badge: oneOf("Badge on the package; its words are in words.yaml.", {
    mostPopular: "For the package most clients choose.",
    recommended: "For the package we recommend.",
  }).optional(),
  button: action.describe("Link to the contact page."),
})

/** Requires `weeksFrom` ≤ `weeksTo`. */
const validTimelines: z.core.CheckFn<z.infer<typeof packageItem>[]> = ({ value, issues }) =>
  value.forEach(({ weeksFrom, weeksTo }, index) => {
    if (weeksFrom > weeksTo)
      issues.push({
        code: "custom",
        input: value,
        path: [index, "weeksTo"],
        message: `The timeline ends (${weeksTo}) before it begins (${weeksFrom}). Correct one of them.`,
      })
  })

export const packagesSchema = block(
  "packages",
  "Prices",
  "Packages with their weeks on timelines, which all have the same scale.",
  {
    title: heading("Heading."),
    lead: inlineMarkdown("Sentence beside the heading.").optional(),
    items: list("One to three packages, the smallest first.", packageItem, { min: 1, max: 3 }).check(validTimelines),
  },
)
