import { z } from "zod"
import { contactAction as action, textItem } from "../../parts/common"
import { drawingFile, group, heading, list, mayFallBack, oneOf, sentence, text } from "../../../packages/content-engine"
import { comparison } from "../../parts/comparison"

/** The sections of a service page that no other page has. */

export const problems = group("ServiceProblems", "What goes wrong without this service.", {
  title: heading("Heading of the section."),
  lead: sentence("Sentence under the heading.").optional(),
  items: list(
    "One to six problems.",
    group("Problem", "One problem a client has before.", {
      picture: drawingFile("Small drawing beside it. Without it there is none.").optional(),
      title: heading("The problem in three to six words."),
      text: sentence("One or two sentences."),
    }),
    { min: 1, max: 6 },
  ),
})

export const deliverables = group("ServiceDeliverables", "What we deliver.", {
  title: heading("Heading of the section."),
  lead: sentence("Sentence beside the heading.").optional(),
  items: list(
    "One to eight deliverables.",
    group("Deliverable", "One thing the client gets.", {
      picture: mayFallBack(
        drawingFile("Drawing beside it. Without it, that of the card."),
        (_, { card }) => (card as { picture?: unknown }).picture,
      ),
      title: heading("Name of the deliverable."),
      text: sentence("One sentence."),
    }),
    { min: 1, max: 8 },
  ),
})

const packageItem = group("Package", "A package of a service. Packages show no prices.", {
  name: text("Name of the package."),
  summary: text("Whom it suits, in one sentence."),
  weeksFrom: z.int().min(1).max(260).describe("Typical timeline: earliest week of launch."),
  weeksTo: z.int().min(1).max(260).describe("Typical timeline: latest week of launch."),
  timelineNote: text('What the timeline counts, when it is not the launch, for example "setup".')
    .meta({ examples: ["setup"] })
    .optional(),
  features: list("One to nine lines.", text("What the package holds."), { min: 1, max: 9 }),
  badge: oneOf("PackageBadge", "Flag on the package; its words are in site.yaml.", {
    mostPopular: "The flag of what most clients take.",
    recommended: "The flag of what is advised.",
  }).optional(),
  primary: action.describe("What leads to the contact page."),
})

export const packages = group("ServicePackages", "Packages on one week ruler.", {
  title: heading("Heading of the section."),
  lead: sentence("Sentence beside the heading.").optional(),
  items: list("One to three packages.", packageItem, { min: 1, max: 3 }),
})

export const integrations = group("ServiceIntegrations", "Tools and platforms we connect.", {
  title: heading("Heading of the section."),
  lead: sentence("Sentence under the heading.").optional(),
  items: list(
    "One to five groups.",
    group("ToolGroup", "Tools of one kind.", {
      name: text("Kind of tool."),
      tools: list("One to six tools.", text("Name of a tool."), { min: 1, max: 6 }),
    }),
    { min: 1, max: 5 },
  ),
})

export const serviceResult = group("Result", "A result as a figure and as bars to scale.", {
  value: text("The figure, as shown."),
  label: text("What it means, with its condition."),
  comparison,
})

export const results = group("ServiceResults", "Results as figures one can read at a glance.", {
  title: heading("Heading of the section."),
  lead: sentence("Where the figures come from."),
  items: list("One to three results.", serviceResult, { min: 1, max: 3 }),
})

export const useCases = group("ServiceUseCases", "Who uses the service, as short stories.", {
  title: heading("Heading of the section."),
  lead: sentence("Sentence beside the heading.").optional(),
  items: list(
    "One to four use cases.",
    group("UseCase", "Who uses a service, what for, and what changes.", {
      title: heading("Who uses it."),
      situation: sentence("What they came with, one sentence."),
      work: sentence("What we do for them, one or two sentences."),
      results: sentence("What changes, with a figure where there is one."),
    }),
    { min: 1, max: 4 },
  ),
})

export const measures = group("ServiceMeasures", "What we measure and report, where the page claims no result.", {
  title: heading("Heading of the section."),
  lead: sentence("Sentence beside the heading.").optional(),
  items: list("One to eight measures we track.", textItem, { min: 1, max: 8 }),
})
