import { z } from "zod"
import { block, group, heading, inlineMarkdown, list, oneOf, text } from "#engine"
import { action } from "#model/shared/schemas"

const week = z.int().min(1).max(260)

const item = group("Package", "A package of a service. Packages show no prices.", {
  name: text("Name of the package."),
  summary: text("Whom it suits, in one sentence."),
  weeksFrom: week.describe("Typical timeline: earliest week of launch."),
  weeksTo: week.describe("Typical timeline: latest week of launch."),
  timelineNote: text('What the timeline counts if not the launch, for example "setup".')
    .meta({ examples: ["setup"] })
    .optional(),
  features: list("One to nine lines.", text("One feature."), { min: 1, max: 9 }),
  badge: oneOf("Badge on the package; its words are in words.yaml.", {
    mostPopular: "For the package most clients choose.",
    recommended: "For the package we recommend.",
  }).optional(),
  button: action.describe("Link to the contact page."),
})

/** Requires `weeksFrom` ≤ `weeksTo`. */
const validTimelines: z.core.CheckFn<z.infer<typeof item>[]> = ({ value, issues }) =>
  value.forEach(({ weeksFrom, weeksTo }, index) => {
    if (weeksFrom > weeksTo)
      issues.push({
        code: "custom",
        input: value,
        path: [index, "weeksTo"],
        message: `The timeline ends (${weeksTo}) before it begins (${weeksFrom}). Correct one of them.`,
      })
  })

export const packagesSchema = block("packages", "Prices", "Packages on one week ruler.", {
  title: heading("Heading."),
  lead: inlineMarkdown("Sentence beside the heading.").optional(),
  items: list("One to three packages, the smallest first.", item, { min: 1, max: 3 }).check(validTimelines),
})
