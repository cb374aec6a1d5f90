import { z } from "zod"
import {
  action,
  banner,
  faqSection,
  group,
  heading,
  href,
  list,
  oneOf,
  pageMeta,
  process,
  slug,
  symbolName,
  text,
} from "../../schema/common"
import { picture } from "../../schema/picture"
import { draft, hidden } from "../shared/visibility"
import { deliverables, integrations, measures, packages, problems, results, useCases } from "./sections"

const card = group("ServiceCard", "Entry of a service in the catalogue on /services.", {
  symbol: symbolName.describe("Drawing on the card."),
  title: heading("Title of the card."),
  description: text("One sentence."),
  features: list("Exactly four features.", text("A feature, three to six words."), 4),
  href,
})

const note = group("SceneNote", "Note in the margin of a drawing, tied to a point of it.", {
  title: heading("Two or three words."),
  text: text("Three to seven words."),
})

/** The drawings of services (src/scenes/services/). */
const serviceDrawing = oneOf("ServiceDrawing", "A service drawn in section (src/scenes/services/).", [
  "automationCrm",
  "brandingDesign",
  "customSoftware",
  "ecommerce",
  "ecommerceScale",
  "localBusiness",
  "marketingOps",
  "paidAds",
  "saasGrowth",
  "seoContent",
  "socialMedia",
  "webDevelopment",
])

const scene = picture("ServiceScene", "The picture at the top of a service page.", serviceDrawing, {
  notes: list("Notes in the margin of the drawing.", note, 6)
    .optional()
    .describe("Six margin notes of the drawing: three on the left from top to bottom, then three on the right."),
})

const hero = group("ServiceHero", "Top of a service page: heading, call to action and picture.", {
  title: heading("The page's main heading."),
  lead: text("Two sentences: what we do and what it is for."),
  primary: action.describe("Main call to action."),
  secondary: action.optional().describe("Second, quieter call to action."),
  scene: scene.optional().describe("The picture below the heading. Without one there is none."),
})

/** The order of a service page is data; every name is a key of the same file. */
const floatingSide = oneOf("FloatingSide", "Where the floating button stands.", ["center", "right"])

export const serviceSectionName = oneOf("ServiceSectionName", "A section of a service page.", [
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

/** One file of content/services/. */
export const shape = group(
  "Service",
  "A service: its page at /services/{slug} and /{slug}, its menu entry and its card.",
  {
    draft,
    hidden,
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
    floatingSide: floatingSide.optional().describe("Where it stands at the bottom of the window; center without it."),
    sections: list("The sections of the page, in order. Each must be filled in below.", serviceSectionName, { min: 1 }),
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
  },
)
