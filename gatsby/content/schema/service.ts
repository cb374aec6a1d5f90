import { z } from "zod"
import {
  action,
  banner,
  faqSection,
  heading,
  href,
  pageMeta,
  process,
  slug,
  symbolName,
  text,
  textItem,
} from "./common"

const card = z
  .strictObject({
    symbol: symbolName.describe("Drawing on the card."),
    title: heading("Title of the card."),
    description: text("One sentence."),
    features: z.array(text("A feature, three to six words.")).length(4).describe("Exactly four features."),
    href,
  })
  .meta({ id: "ServiceCard", description: "Entry of a service in the catalogue on /services." })

const note = z
  .strictObject({ title: heading("Two or three words."), text: text("Three to seven words.") })
  .meta({ id: "SceneNote", description: "Note in the margin of a drawing, tied to a point of it." })

const hero = z
  .strictObject({
    title: heading("The page's main heading."),
    lead: text("Two sentences: what we do and what it is for."),
    primary: action.describe("Main call to action."),
    secondary: action.optional().describe("Second, quieter call to action."),
    sceneAlt: text("What the drawing shows, for people who do not see it."),
    notes: z
      .array(note)
      .length(6)
      .describe("Six margin notes: three on the left from top to bottom, then three on the right."),
  })
  .meta({ id: "ServiceHero", description: "Top of a service page: heading and the service drawn in section." })

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

const problems = z
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

const deliverables = z
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

const packages = z
  .strictObject({
    title: heading("Heading of the section."),
    lead: text("Sentence beside the heading.").optional(),
    items: z.array(packageItem).length(3).describe("Exactly three packages."),
  })
  .meta({ id: "ServicePackages", description: "Three packages on one week ruler." })

const integrations = z
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

export const comparison = z
  .strictObject({
    kind: z.enum(["growth", "length"]).meta({
      id: "ComparisonKind",
      description: "growth: two standing bars; length: two lying bars (also for falling values).",
    }),
    before: z.number().positive().describe("Quantity before, in any unit; only the ratio is drawn."),
    after: z.number().positive().describe("Quantity after, in the same unit."),
    beforeLabel: text("Label of the first bar."),
    afterLabel: text("Label of the second bar."),
    alt: text("What the bars show, for people who do not see them."),
  })
  .meta({ id: "Comparison", description: "Two bars drawn to scale." })

const results = z
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

const useCases = z
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

const measures = z
  .strictObject({
    title: heading("Heading of the section."),
    lead: text("Sentence beside the heading.").optional(),
    items: z.array(textItem).length(5).describe("The five measures we track."),
  })
  .meta({ id: "ServiceMeasures", description: "What we measure and report, where the page claims no result." })

/** The order of a service page is data; every name is a key of the same file. */
export const serviceSectionName = z
  .enum([
    "hero",
    "problems",
    "deliverables",
    "packages",
    "process",
    "integrations",
    "results",
    "measures",
    "useCases",
    "faqs",
    "banner",
  ])
  .meta({ id: "ServiceSectionName", description: "A section of a service page." })

export const service = z
  .strictObject({
    slug,
    name: text("Name in menus, breadcrumbs and the footer."),
    order: z.int().min(1).describe("Place in the menu and in the catalogue, from 1."),
    aliases: z
      .array(z.string().regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'must be a path such as "/services/ai-marketing"'))
      .optional()
      .describe("Further addresses of the same page, besides /services/{slug} and /{slug}."),
    meta: pageMeta,
    card,
    floating: action.optional().describe("Floating button of this page; without it the site's default is shown."),
    sections: z
      .array(serviceSectionName)
      .min(1)
      .describe("The sections of the page, in order. Each must be filled in below."),
    hero,
    problems: problems.optional(),
    deliverables: deliverables.optional(),
    packages: packages.optional(),
    process: process.optional(),
    integrations: integrations.optional(),
    results: results.optional(),
    measures: measures.optional(),
    useCases: useCases.optional(),
    faqs: faqSection.optional(),
    banner: banner.optional(),
  })
  .meta({
    id: "Service",
    description: "A service: its page at /services/{slug} and /{slug}, its menu entry and its card.",
  })
