import type { z } from "zod"
import { caseStudy } from "./case-study"
import { teamMember } from "./team-member"
import { action, banner, pageMeta, process, stats } from "../parts/common"
import {
  type Check,
  defineType,
  different,
  group,
  heading,
  issueIn,
  list,
  listed,
  ofType,
  sentence,
  text,
} from "../../packages/content-engine"
import { partName, partsKnown } from "../parts/references"
import { hero } from "../parts/hero"
import { published } from "../parts/visibility"

const labels = group("CaseLabels", "Words that every case study is shown with.", {
  client: text("Field of the manifest."),
  industry: text("Field of the manifest."),
  category: text("Field of the manifest."),
  timeline: text("Field of the manifest."),
  readTime: text("Field of the manifest."),
  weeks: text("Length of a project; {weeks} is replaced.").meta({ replaces: ["weeks"] }),
  minutes: text("Reading time; {minutes} is replaced.").meta({ replaces: ["minutes"] }),
  week: text("One week of a step; {week} is replaced.").meta({ replaces: ["week"] }),
  weekRange: text("Weeks of a step; {from} and {to} are replaced.").meta({ replaces: ["from", "to"] }),
  live: text("Mark on the ruler; {week} is replaced.").meta({ replaces: ["week"] }),
  rulerAlt: text("The week ruler, for people who do not see it; {weeks} and {launch} are replaced.").meta({
    replaces: ["weeks", "launch"],
  }),
  more: text("What leads to a case study; {client} is replaced.").meta({ replaces: ["client"] }),
})

const detail = group("CaseDetail", "What the page of every case study shows besides its own content.", {
  challenge: text("Heading over the challenge."),
  solution: text("Heading over the solution."),
  steps: group("CaseStepsHead", "Heading over what was done.", {
    title: heading("Heading."),
    lead: sentence("Sentence beside the heading."),
  }),
  results: group("CaseResultsHead", "Heading over the results.", {
    title: heading("Heading."),
    lead: sentence("Sentence beside the heading."),
  }),
  testimonials: action.optional().describe("Way to what other clients say, under the quote."),
  services: text("Heading over the services that were used."),
  builders: text("Heading over those who work on these services. A site without a team page needs none.").optional(),
  next: text("Heading over the next case study."),
  banner,
})

const shape = group("CaseStudiesPage", "The case studies page, and what the pages of the case studies share.", {
  published,
  meta: pageMeta,
  hero,
  stats: stats.optional(),
  categories: group("CaseCategories", "The category buttons.", {
    name: text("Name of the group of buttons, for assistive technology."),
    all: text("The button that stands for every category."),
    inert: text("What stands below the buttons, which filter nothing.").optional(),
    items: list(
      "The categories that have case studies, each once, in the order of the buttons.",
      group("CaseCategoryLabel", "A category and its label.", {
        category: partName("The category, as case studies name it."),
        label: text("What the button says."),
      }),
      { min: 1 },
    ),
  }),
  featured: group("CaseStudiesFeatured", "The two featured case studies.", { title: heading("Heading.") }),
  all: group("CaseStudiesAll", "The grid of all case studies.", {
    title: heading("Heading."),
    lead: sentence("Sentence beside the heading."),
  }),
  process: process.optional(),
  banner,
  labels,
  detail,
})

/** A case study stands in a category that has a button. */
const categoriesKnown: Check<z.infer<typeof shape>> = ({ categories }, _, { entries }) =>
  partsKnown(
    ofType(entries, caseStudy),
    ["category"],
    ({ category }) => category,
    categories.items.map(({ category }) => category),
    "pages/case-studies.yaml",
  )

/** The category buttons name every category once, and none without a case study. */
const categoriesUsed: Check<z.infer<typeof shape>> = ({ categories: { items } }, entry, { entries, folder }) => {
  const used = new Set(listed(ofType(entries, caseStudy), folder.today).map(({ data }) => data.category))
  const at = ["categories", "items"]
  return [
    ...different(entry, at, items, "category"),
    ...items.flatMap(({ category }, index) =>
      used.has(category)
        ? []
        : [
            issueIn(
              entry,
              [...at, index, "category"],
              `No case study has the category "${category}". Write one or give it to another.`,
            ),
          ],
    ),
  ]
}

/** Those who work on the services have pages where the team has one, and stand below a heading then. */
const buildersHeaded: Check<z.infer<typeof shape>> = ({ detail: { builders } }, entry, { entries }) =>
  builders || ofType(entries, teamMember).length === 0
    ? []
    : [issueIn(entry, ["detail"], 'Add "builders", the heading over those of the team who work on the services.')]

export const caseStudiesPage = defineType({
  type: "CaseStudiesPage",
  files: "pages/case-studies.yaml",
  shape,
  page: { path: "/case-studies", anchors: ["featured-cases"] },
  checks: [categoriesUsed, categoriesKnown, buildersHeaded],
})
