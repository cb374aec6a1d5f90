import { z } from "zod"
import { action, pageMeta } from "../../parts/common"
import {
  blocks,
  drawingFile,
  filled,
  group,
  heading,
  href,
  list,
  oneOf,
  slug,
  text,
} from "../../../packages/content-engine"
import { leadProjectType } from "../../parts/lead"
import { partName } from "../../parts/references"
import { draft, hidden } from "../../parts/visibility"
import { blockShapes } from "../../../src/blocks/shapes"

const card = group("ServiceCard", "Entry of a service in lists of services.", {
  group: partName("The group it stands in, of those in site.yaml. Without it, it stands below all of them.").optional(),
  picture: drawingFile("Drawing on the card. Without it there is none.").optional(),
  title: filled(heading("Title of the card. Without it, the name.")),
  lead: text("One sentence."),
  features: list("One to six features.", text("A feature, three to six words."), { min: 1, max: 6 }),
  href: filled(href),
})

const meta = group("PageMeta", "What search engines and previews show of a page.", {
  ...pageMeta.shape,
  title: filled(pageMeta.shape.title.describe("Title in the browser tab and in search results. Without it, the name.")),
})

const floatingSide = oneOf("Where the floating button stands.", {
  center: "In the middle.",
  right: "At the right edge.",
})

const servicePrice = oneOf("How a service is paid for.", {
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
    price: filled(
      servicePrice.describe(
        "Which price of the pricing page stands at the top of the page. Without it, that of plans.",
      ),
    ),
    floating: action.optional().describe("Floating button of this page; without it the site's default is shown."),
    floatingSide: floatingSide.optional().describe("Where it stands at the bottom of the window; center without it."),
    projectType: leadProjectType,
    blocks: blocks(
      "Block",
      "What its page shows, from top to foot. A block of packages and one of results tell other pages of them.",
      blockShapes,
    ),
  },
).overwrite(own => ({
  ...own,
  meta: { ...own.meta, title: own.meta.title ?? own.name },
  card: {
    ...own.card,
    title: own.card.title ?? own.name,
    href: own.card.href ?? `/services/${own.slug}`,
  },
  price: own.price ?? "plan",
}))
