import { z } from "zod"
import {
  defineType,
  type EntryCheck,
  entryIssue,
  folderRoute,
  group,
  heading,
  inlineMarkdown,
  list,
  metaDescription,
  optionalPictureWithAlt,
  pictureWithAlt,
  requires,
  slug,
  text,
  uniqueField,
} from "#engine"
import { comparison } from "../shared/comparison"
import { groupKey, serviceSlug } from "../shared/references"
import { item, quote, quoteFields, stat, statFields } from "../shared/schemas"
import { sortByOrder } from "../shared/sort-by-order"
import { draft, hidden, sample } from "../shared/visibility"

const deliverable = item({
  ...pictureWithAlt("Drawing or photograph of the product."),
  title: text("Caption: the product and its picture, one or two sentences."),
})

const result = stat({
  label: text("Metric and its condition."),
  value: statFields.value,
  picture: statFields.picture,
  comparison,
})

const step = item({
  title: heading("Name of the step, two to five words."),
  text: inlineMarkdown("The work, in one or two sentences."),
  from: z.int().min(1).describe("First week of the step, from 1."),
  to: z.int().min(1).describe("Last week of the step; may equal the first week."),
})

const clientQuote = quote({
  quote: quoteFields.quote,
  name: quoteFields.name,
  role: text("Role at the client."),
})

const schema = requires(
  group("CaseStudy", "A case study: its card on /case-studies and its page.", {
    slug: slug
      .meta({ examples: ["quotes-in-minutes"] })
      .optional()
      .describe('Path under /case-studies, for example "quotes-in-minutes". Default: made from the title.'),
    draft,
    hidden,
    sample,
    order: z.int().min(1).describe("Position in the list, from 1."),
    title: z
      .string()
      .regex(/^[\p{L}\p{N}].*[\p{L}\p{N}]$/u, "must begin and end with a letter or digit, because it forms the address")
      .max(70)
      .describe("Result and client. The path is made from it, unless `slug` is set."),
    description: metaDescription("Description in search results: 50 to 170 characters."),
    client: text("Name of the client."),
    industry: text("Industry, one to three words."),
    category: groupKey("Filter of the case study: a category in words.yaml."),
    readTime: z.int().min(1).describe("Reading time in whole minutes."),
    featured: z.boolean().describe("Features the case study: the first two are shown large."),
    timeline: z.int().min(1).max(520).describe("Weeks from the start to the measured result."),
    launch: z.int().min(1).describe("Week of the launch."),
    challenge: text("The problem, two or three sentences."),
    solution: inlineMarkdown("Our solution, two or three sentences."),
    ...optionalPictureWithAlt("Picture at the top of the case study."),
    deliverable: deliverable.optional().describe("The delivered product, as the client's staff see it. Optional."),
    steps: list("One to twelve steps of the work, in order.", step, { min: 1, max: 12 }),
    results: list("One to six results. The first is the main one, which lists of case studies show.", result, {
      min: 1,
      max: 6,
    }),
    quote: clientQuote.optional(),
    services: list("Services of the project.", serviceSlug("Slug of a service."), { min: 1, max: 6 }),
  }),
  { alt: ["picture"] },
)

type Data = z.infer<typeof schema>

/** Requires launch and steps within the timeline, and steps that end after they begin. */
const validWeeks: EntryCheck<Data> = ({ timeline, launch, steps }, entry) => {
  const afterEnd = `is after the end of the case study (\`timeline\`: ${timeline} weeks). Correct one of them.`
  return [
    ...(launch > timeline ? [entryIssue(entry, ["launch"], `Week ${launch} ${afterEnd}`)] : []),
    ...steps.flatMap(({ from, to }, index) => {
      const report = (message: string) => [entryIssue(entry, ["steps", index, "to"], message)]
      if (from > to) return report(`The step ends (${to}) before it begins (${from}). Correct one of them.`)
      return to > timeline ? report(`Week ${to} ${afterEnd}`) : []
    }),
  ]
}

export const caseStudy = defineType({
  type: "CaseStudy",
  files: "case-studies/*.yaml",
  schema,
  requiredPage: "/case-studies",
  page: { template: "case-study", route: folderRoute("/case-studies") },
  computedFields: {
    testimonial: {
      type: "Testimonial",
      description: "The client's quote on the testimonials page, if any.",
      resolve: async ({ client }, { findAll }) => {
        const [testimonial] = await findAll(
          { type: "Testimonial", schema: z.object({}) },
          { filter: { company: { eq: client } } },
        )
        return testimonial ?? null
      },
    },
    next: {
      type: "CaseStudy!",
      description: "The next case study; after the last, the first.",
      resolve: async ({ order }, { findAll }) => {
        const caseStudies = await findAll(
          { type: "CaseStudy", schema },
          { filter: { hidden: { ne: true } }, sort: sortByOrder },
        )
        return caseStudies.find(next => next.order > order) ?? caseStudies[0]
      },
    },
  },
  checks: [validWeeks],
  collectionChecks: [uniqueField("order")],
})
