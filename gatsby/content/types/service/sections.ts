import { z } from "zod"
import { action, heading, symbolName, text, textItem } from "../../schema/common"
import { comparison } from "../../schema/comparison"

/** The sections of a service page that no other page has. */

const glyphName = z
  .enum([
    "shouting",
    "belowFold",
    "leak",
    "silos",
    "manual",
    "slow",
    "drift",
    "noGuide",
    "guesswork",
    "fade",
    "lost",
    "hidden",
    "locked",
    "noise",
    "churn",
    "wait",
  ])
  .meta({ id: "GlyphName", description: "A small drawing of a problem (src/scenes/glyphs.tsx)." })

export const problems = z
  .strictObject({
    title: heading("Heading of the section."),
    lead: text("Sentence under the heading.").optional(),
    items: z
      .array(
        z
          .strictObject({
            glyph: glyphName,
            title: heading("The problem in three to six words."),
            text: text("One or two sentences."),
          })
          .meta({ id: "Problem", description: "One problem a client has before." }),
      )
      .min(3)
      .max(4)
      .describe("Three or four problems."),
  })
  .meta({ id: "ServiceProblems", description: "What goes wrong without this service." })

export const deliverables = z
  .strictObject({
    title: heading("Heading of the section."),
    lead: text("Sentence beside the heading.").optional(),
    items: z
      .array(
        z
          .strictObject({ symbol: symbolName, title: heading("Name of the deliverable."), text: text("One sentence.") })
          .meta({ id: "Deliverable", description: "One thing the client gets." }),
      )
      .length(4)
      .describe("Exactly four deliverables."),
  })
  .meta({ id: "ServiceDeliverables", description: "What we deliver." })

const packageItem = z
  .strictObject({
    name: text("Name of the package."),
    summary: text("Whom it suits, in one sentence."),
    picture: z
      .strictObject({
        arrangement: z.enum(["single", "stack", "system"]).meta({
          id: "PictureArrangement",
          description:
            "single: one symbol; stack: the first in front of the others; system: the first feeds two others.",
        }),
        symbols: z
          .array(symbolName)
          .min(1)
          .max(5)
          .describe("The symbols, the most important first. A system takes exactly three."),
      })
      .meta({ id: "PackagePicture", description: "Small drawing of what the package holds." }),
    weeksFrom: z.int().min(1).describe("Typical timeline: earliest week of launch."),
    weeksTo: z.int().min(1).describe("Typical timeline: latest week of launch."),
    timelineNote: text('What the timeline counts, when it is not the launch, for example "setup".').optional(),
    features: z.array(text("What the package holds.")).min(3).max(7).describe("Three to seven lines."),
    badge: z
      .enum(["mostPopular", "recommended"])
      .meta({ id: "PackageBadge", description: "Flag on the package; its words are in site.yaml." })
      .optional(),
    action,
  })
  .meta({ id: "Package", description: "A package of a service. Packages show no prices." })

export const packages = z
  .strictObject({
    title: heading("Heading of the section."),
    lead: text("Sentence beside the heading.").optional(),
    items: z.array(packageItem).length(3).describe("Exactly three packages."),
  })
  .meta({ id: "ServicePackages", description: "Three packages on one week ruler." })

export const integrations = z
  .strictObject({
    title: heading("Heading of the section."),
    lead: text("Sentence under the heading.").optional(),
    groups: z
      .array(
        z
          .strictObject({
            name: text("Kind of tool."),
            tools: z.array(text("Name of a tool.")).min(2).max(6).describe("Two to six tools."),
          })
          .meta({ id: "ToolGroup", description: "Tools of one kind." }),
      )
      .min(3)
      .max(5)
      .describe("Three to five groups."),
  })
  .meta({ id: "ServiceIntegrations", description: "Tools and platforms we connect." })

export const results = z
  .strictObject({
    title: heading("Heading of the section."),
    lead: text("Where the figures come from."),
    items: z
      .array(
        z
          .strictObject({
            value: text("The figure, as shown."),
            label: text("What it means, with its condition."),
            comparison,
          })
          .meta({ id: "Result", description: "A result as a figure and as bars to scale." }),
      )
      .min(2)
      .max(3)
      .describe("Two or three results."),
  })
  .meta({ id: "ServiceResults", description: "Results as figures one can read at a glance." })

export const useCases = z
  .strictObject({
    title: heading("Heading of the section."),
    lead: text("Sentence beside the heading.").optional(),
    items: z
      .array(
        z
          .strictObject({
            title: heading("Who uses it."),
            situation: text("What they came with, one sentence."),
            work: text("What we do for them, one or two sentences."),
            outcome: text("What changes, with a figure where there is one."),
          })
          .meta({ id: "UseCase", description: "Who uses a service, what for, and what changes." }),
      )
      .min(2)
      .max(4)
      .describe("Two to four use cases."),
  })
  .meta({ id: "ServiceUseCases", description: "Who uses the service, as short stories." })

export const measures = z
  .strictObject({
    title: heading("Heading of the section."),
    lead: text("Sentence beside the heading.").optional(),
    items: z.array(textItem).length(5).describe("The five measures we track."),
  })
  .meta({ id: "ServiceMeasures", description: "What we measure and report, where the page claims no result." })
