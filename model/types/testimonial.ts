import { z } from "zod"
import { defineType, group, portraitFile, text, uniqueField } from "#engine"
import { portrait, stat, statFields } from "../shared/schemas"
import { draft, sample } from "../shared/visibility"
import { caseStudy } from "./case-study"

const schema = group("Testimonial", "A testimonial.", {
  name: text("Name of the person."),
  draft,
  sample,
  role: text("Job title."),
  company: text("Employer."),
  content: text("The quote, without quotation marks."),
  rating: z.int().min(1).max(5).describe("Stars, 1 to 5."),
  image: portraitFile().optional(),
  results: stat({ value: statFields.value, label: statFields.label }).optional().describe("Result and its label."),
  timeframe: text('Time until the result, such as "8 weeks".')
    .meta({ examples: ["8 weeks"] })
    .optional(),
  featured: z.boolean().describe("Features the testimonial: the first two featured ones are shown large."),
})

export const testimonial = defineType({
  type: "Testimonial",
  files: "testimonials.yaml",
  schema,
  list: true,
  requiredPage: "/testimonials",
  allowEmpty: true,
  computedFields: {
    portrait,
    caseStudy: {
      type: "CaseStudy",
      description: "The case study of the person's company, if any.",
      resolve: async ({ company }, { findAll }) => {
        const [match] = await findAll(caseStudy, { filter: { client: { eq: company } } })
        return match ?? null
      },
    },
  },
  collectionChecks: [uniqueField("name")],
})
