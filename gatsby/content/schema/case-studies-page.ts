import { z } from "zod"
import { caseCategory } from "./case-study"
import { banner, heading, pageMeta, process, stat, text } from "./common"
import { sceneHero } from "./scene-hero"

const labels = z
  .strictObject({
    client: text("Field of the manifest."),
    industry: text("Field of the manifest."),
    category: text("Field of the manifest."),
    timeline: text("Field of the manifest."),
    readTime: text("Field of the manifest."),
    weeks: text("Length of a project; {weeks} is replaced."),
    minutes: text("Reading time; {minutes} is replaced."),
    week: text("One week of a step; {week} is replaced."),
    weekRange: text("Weeks of a step; {from} and {to} are replaced."),
    live: text("Mark on the ruler; {week} is replaced."),
    rulerAlt: text("The week ruler, for people who do not see it; {weeks} and {launch} are replaced."),
    more: text("What leads to a case study; {client} is replaced."),
  })
  .meta({ id: "CaseLabels", description: "Words that every case study is shown with." })

const detail = z
  .strictObject({
    challenge: text("Heading over the challenge."),
    solution: text("Heading over the solution."),
    steps: z
      .strictObject({ title: heading("Heading."), lead: text("Sentence beside the heading.") })
      .meta({ id: "CaseStepsHead", description: "Heading over what was done." }),
    results: z
      .strictObject({ title: heading("Heading."), lead: text("Sentence beside the heading.") })
      .meta({ id: "CaseResultsHead", description: "Heading over the results." }),
    services: text("Heading over the services that were used."),
    next: text("Heading over the next case study."),
    banner,
  })
  .meta({ id: "CaseDetail", description: "What the page of every case study shows besides its own content." })

export const caseStudiesPage = z
  .strictObject({
    meta: pageMeta,
    hero: sceneHero,
    stats: z
      .strictObject({
        title: heading("Heading, for assistive technology."),
        items: z.array(stat).length(4).describe("Exactly four figures."),
      })
      .meta({ id: "CaseStudiesStats", description: "Four figures." }),
    categories: z
      .strictObject({
        name: text("Name of the group of buttons, for assistive technology."),
        all: text("The button that stands for every category."),
        items: z
          .array(
            z
              .strictObject({ category: caseCategory.describe("The category."), label: text("What the button says.") })
              .meta({ id: "CaseCategoryLabel", description: "A category and its label." }),
          )
          .min(1)
          .describe("The categories that have case studies, each once, in the order of the buttons."),
      })
      .meta({ id: "CaseCategories", description: "The category buttons." }),
    featured: z
      .strictObject({ title: heading("Heading.") })
      .meta({ id: "CaseStudiesFeatured", description: "The two featured case studies." }),
    all: z
      .strictObject({ title: heading("Heading."), lead: text("Sentence beside the heading.") })
      .meta({ id: "CaseStudiesAll", description: "The grid of all case studies." }),
    process,
    banner,
    labels,
    detail,
  })
  .meta({ id: "CaseStudiesPage", description: "The case studies page, and what the pages of the case studies share." })
