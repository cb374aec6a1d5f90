import { z } from "zod"
import {
  type EntryCheck,
  defineType,
  requiredAltPicture,
  group,
  heading,
  entryIssue,
  list,
  pagePicture,
  requires,
  folderRoute,
  metaDescription,
  inlineMarkdown,
  slug,
  text,
  uniqueField,
} from "#engine"
import { SORT_BY_ORDER } from "../parts/sort-by-order"
import { figure, figureFields, item, quote, quoteFields } from "../parts/common"
import { comparison } from "../parts/comparison"
import { groupKey, serviceSlug } from "../parts/references"
import { draft, hidden, sample } from "../parts/visibility"

const built = item({
  ...requiredAltPicture("The thing itself, drawn or photographed."),
  title: text("What it is and what one sees in it, one or two sentences."),
})

const caseResult = figure({
  label: text("What was measured, with its condition."),
  value: figureFields.value,
  picture: figureFields.picture,
  comparison,
})

const step = item({
  title: heading("Name of the step, two to five words."),
  text: inlineMarkdown("What was done, one or two sentences."),
  from: z.int().min(1).describe("Week in which the step begins; the first is 1."),
  to: z.int().min(1).describe("Week in which it ends, the same one or a later one."),
})

const clientQuote = quote({
  quote: quoteFields.quote,
  name: quoteFields.name,
  role: text("What they do at the client."),
})

const schema = requires(
  group("CaseStudy", "A case study: its card on /case-studies and its page.", {
    slug: slug
      .meta({ examples: ["quotes-in-minutes"] })
      .optional()
      .describe('Address under /case-studies, so that a mended title changes none, for example "quotes-in-minutes".'),
    draft,
    hidden,
    sample,
    order: z.int().min(1).describe("Place in the list, from 1."),
    title: z
      .string()
      .regex(
        /^[\p{L}\p{N}].*[\p{L}\p{N}]$/u,
        "must begin and end with a letter or a digit, because the address is made from it",
      )
      .max(70)
      .describe('What was achieved, for whom. The address is made from it, where "slug" says no other.'),
    description: metaDescription("Description in search results: 50 to 170 characters."),
    client: text("Name of the client."),
    industry: text("Their industry, one to three words."),
    category: groupKey("The filter the case belongs to: a category of words.yaml."),
    readTime: z.int().min(1).describe("Reading time in whole minutes."),
    featured: z.boolean().describe("Whether the case is shown large. The first two featured ones are."),
    timeline: z.int().min(1).max(520).describe("Weeks from the first day to the measured result."),
    launch: z.int().min(1).describe("Week in which the work went live."),
    challenge: text("What was wrong, two or three sentences."),
    solution: inlineMarkdown("What we built instead, two or three sentences."),
    ...pagePicture("The picture at the top of the case."),
    built: built
      .optional()
      .describe("What was built, as the client's people see it. Without it the case does not show it."),
    steps: list("What was done, one to twelve steps in order.", step, { min: 1, max: 12 }),
    results: list("One to six results. The first is the headline: the growth that counts in the average.", caseResult, {
      min: 1,
      max: 6,
    }),
    quote: clientQuote.optional(),
    services: list("The services that were used.", serviceSlug("A service, as its address ends."), { min: 1, max: 6 }),
  }),
  { alt: ["picture"] },
)

type Data = z.infer<typeof schema>

/** Launch and steps lie within the weeks of a case study, and a step ends after it begins. */
const validWeeks: EntryCheck<Data> = ({ timeline, launch, steps }, entry) => {
  const late = `is after the end of the case study (timeline: ${timeline} weeks).`
  return [
    ...(launch > timeline ? [entryIssue(entry, ["launch"], `Week ${launch} ${late}`)] : []),
    ...steps.flatMap(({ from, to }, index) => {
      const at = (message: string) => [entryIssue(entry, ["steps", index, "to"], message)]
      if (from > to) return at(`The step ends (${to}) before it begins (${from}).`)
      return to > timeline ? at(`Week ${to} ${late}`) : []
    }),
  ]
}

export const caseStudy = defineType({
  type: "CaseStudy",
  files: "case-studies/*.yaml",
  schema,
  parentPage: "/case-studies",
  page: { template: "case-study", route: folderRoute("/case-studies") },
  fields: {
    testimonial: {
      type: "Testimonial",
      description: "What the client says on the testimonials page, where somebody of theirs does.",
      resolve: async ({ client }, { findAll: all }) => {
        const [clientQuote] = await all(
          { type: "Testimonial", schema: z.object({}) },
          { filter: { company: { eq: client } } },
        )
        return clientQuote ?? null
      },
    },
    next: {
      type: "CaseStudy!",
      description: "The case study after this one; after the last the first.",
      resolve: async ({ order }, { findAll: all }) => {
        const cases = await all(
          { type: "CaseStudy", schema },
          { filter: { hidden: { ne: true } }, sort: SORT_BY_ORDER },
        )
        return cases.find(other => other.order > order) ?? cases[0]
      },
    },
  },
  checks: [validWeeks],
  collectionChecks: [uniqueField("order")],
})
