import { z } from "zod"
import { defineType, group, portraitFile, text, uniqueField } from "#engine"
import { figure, figureFields, portrait } from "../parts/common"
import { draft, sample } from "../parts/visibility"
import { caseStudy } from "./case-study"

const schema = group("Testimonial", "A testimonial.", {
  name: text("Who says it."),
  draft,
  sample,
  role: text("What they do."),
  company: text("Their company."),
  content: text("What they say, without quotation marks."),
  rating: z.int().min(1).max(5).describe("Stars, 1 to 5."),
  image: portraitFile().optional(),
  results: figure({ value: figureFields.value, label: figureFields.label })
    .optional()
    .describe("The figure of the testimonial and what it means."),
  timeframe: text('As in "8 weeks".')
    .meta({ examples: ["8 weeks"] })
    .optional(),
  featured: z.boolean().describe("Whether the testimonial is featured. The first two featured ones are shown large."),
})

export const testimonial = defineType({
  type: "Testimonial",
  files: "testimonials.yaml",
  schema,
  list: true,
  parentPage: "/testimonials",
  allowEmpty: true,
  fields: {
    portrait,
    caseStudy: {
      type: "CaseStudy",
      description: "The case study of their company, where there is one.",
      resolve: async ({ company }, { findAll: all }) => {
        const [told] = await all(caseStudy, { filter: { client: { eq: company } } })
        return told ?? null
      },
    },
  },
  collectionChecks: [uniqueField("name")],
})
