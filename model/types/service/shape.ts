import { z } from "zod"
import { banner, contactAction as action, faqSection, pageMeta, process } from "../../parts/common"
import {
  drawingFile,
  fallsBack,
  group,
  heading,
  href,
  list,
  mayFallBack,
  oneOf,
  pagePicture,
  sentence,
  slug,
  text,
} from "../../../packages/content-engine"
import { leadProjectType } from "../../parts/lead"
import { partName } from "../../parts/references"
import { draft, hidden } from "../../parts/visibility"
import { deliverables, integrations, measures, packages, problems, results, useCases } from "./sections"

const card = group("ServiceCard", "Entry of a service in lists of services.", {
  group: partName("The group it stands in, of those in site.yaml. Without it, it stands below all of them.").optional(),
  picture: drawingFile("Drawing on the card. Without it there is none.").optional(),
  title: fallsBack(heading("Title of the card. Without it, the name."), (_, { name }) => name),
  lead: text("One sentence."),
  features: list("One to six features.", text("A feature, three to six words."), { min: 1, max: 6 }),
  href: fallsBack(href, (_, { slug: own }) => `/services/${String(own)}`),
})

const meta = group("PageMeta", "What search engines and previews show of a page.", {
  ...pageMeta.shape,
  title: fallsBack(
    pageMeta.shape.title.describe("Title in the browser tab and in search results. Without it, the name."),
    (_, { name }) => name,
  ),
})

const place = (side: string) =>
  z
    .number()
    .min(0)
    .max(100)
    .optional()
    .describe(
      `Where in the picture it points, in percent from the ${side}. Without x and y it points nowhere, and all notes stand below.`,
    )

const note = group("PictureNote", "Note beside a picture, tied to a point of it.", {
  title: heading("Two or three words."),
  text: text("Three to seven words."),
  x: place("left"),
  y: place("top"),
})

const hero = group("ServiceHero", "Top of a service page: heading and call to action.", {
  title: heading("The page's main heading."),
  lead: sentence("Two sentences: what we do and what it is for."),
  primary: action.describe("Main call to action."),
  secondary: action.optional().describe("Second, quieter call to action."),
  ...pagePicture("Picture below the heading."),
  before: drawingFile(
    "What was there before. A slider compares it with what is there after; until it is touched, picture is seen.",
  ).optional(),
  after: drawingFile("What is there afterwards.").optional(),
  notes: list("One to six notes on the picture.", note, { min: 1, max: 6 })
    .optional()
    .describe(
      "One to six notes on the picture. Beside a drawing that leaves its margins to them they stand on the side where they point, else below.",
    ),
})

/** The order of a service page is data; every name is a key of the same file. */
const floatingSide = oneOf("FloatingSide", "Where the floating button stands.", {
  center: "In the middle.",
  right: "At the right edge.",
})

export const serviceSectionName = oneOf("ServiceSectionName", "A section of a service page.", {
  hero: "Heading, call to action and picture.",
  problems: "What goes wrong without the service.",
  deliverables: "What the client gets.",
  packages: "Packages on one week ruler.",
  process: "The way of working, step by step.",
  integrations: "Tools and platforms that are connected.",
  results: "Results as figures with their bars.",
  measures: "What is measured and reported.",
  useCases: "Who uses the service, as short stories.",
  faqs: "Questions and answers.",
  banner: "The closing call to action.",
})

const serviceBanner = group("Banner", "Closing call to action of a page.", {
  ...banner.shape,
  primary: fallsBack(
    action.describe("Main call to action. Without it, that at the top of the page."),
    (_, { hero: top }) => (top as { primary?: unknown }).primary,
  ),
  secondary: mayFallBack(
    action.describe("Second, quieter call to action. Without it, that at the top of the page."),
    (_, { hero: top }) => (top as { secondary?: unknown }).secondary,
  ),
})

const servicePrice = oneOf("ServicePrice", "How a service is paid for.", {
  project: "Once, as a project.",
  plan: "Month by month, as a plan.",
})

/** One file of content/services/. */
export const shape = group(
  "Service",
  "A service: its page at /services/{slug} and /{slug}, its menu entry and its card.",
  {
    draft,
    hidden,
    slug: slug.describe("End of its address."),
    name: text("Name in menus, breadcrumbs and the footer."),
    order: z.int().min(1).describe("Place in the menu and among the services, from 1."),
    aliases: z
      .array(
        z
          .string()
          .regex(/^(\/[a-z0-9]+(-[a-z0-9]+)*)+$/, 'must be an address such as "/services/ai-marketing"')
          .meta({ examples: ["/services/ai-marketing"] }),
      )
      .optional()
      .describe("Further addresses of the same page, besides /services/{slug} and /{slug}."),
    meta,
    card,
    price: fallsBack(
      servicePrice.describe(
        "Which price of the pricing page stands at the top of the page. Without it, that of plans.",
      ),
      () => "plan",
    ),
    floating: action.optional().describe("Floating button of this page; without it the site's default is shown."),
    floatingSide: floatingSide.optional().describe("Where it stands at the bottom of the window; center without it."),
    projectType: leadProjectType,
    sections: fallsBack(
      list(
        "The sections of the page, in another order than they stand below. Without it, the page has all that are filled in, in their order here.",
        serviceSectionName,
        { min: 1 },
      ),
      (_, whole) => Object.keys(whole).filter(name => serviceSectionName.options.some(section => section === name)),
    ),
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
    banner: serviceBanner.optional(),
  },
)
