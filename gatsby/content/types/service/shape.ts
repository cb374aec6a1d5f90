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
} from "../../schema/common"
import { deliverables, integrations, measures, packages, problems, results, useCases } from "./sections"

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

/** One file of content/services/. */
export const shape = z
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
