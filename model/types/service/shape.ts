import { z } from "zod"
import { action, pageMeta } from "../../parts/common"
import { blocks, drawingFile, filled, group, list, slug, text } from "../../../packages/content-engine"
import { leadProjectType } from "../../parts/lead"
import { partName } from "../../parts/references"
import { draft, hidden } from "../../parts/visibility"
import { blockShapes } from "../../../src/blocks/shapes"

const meta = group("PageMeta", "What search engines and previews show of a page.", {
  ...pageMeta.shape,
  title: filled(pageMeta.shape.title.describe("Title in the browser tab and in search results. Without it, the name.")),
})

/** One file of content/services/. */
export const shape = group(
  "Service",
  "A service: its page at /services/{slug} and /{slug}, its menu entry and its place in lists.",
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
    group: partName(
      "The group it stands in among the services, of those in site.yaml. Without it, it stands below all of them.",
    ).optional(),
    picture: drawingFile("Drawing in lists of services. Without it there is none.").optional(),
    lead: text("One sentence for lists of services."),
    features: list("One to six features.", text("A feature, three to six words."), { min: 1, max: 6 }),
    oneOff: z
      .boolean()
      .optional()
      .describe(
        "On (true) the price of a project stands at the top of the page, which is paid once. Without it, that of plans.",
      ),
    floating: action.optional().describe("Floating button of this page; without it the site's default is shown."),
    floatingRight: z
      .boolean()
      .optional()
      .describe("On (true) it stands at the right edge of the window. Without it, in the middle."),
    projectType: leadProjectType,
    blocks: blocks(
      "Block",
      "What its page shows, from top to foot. A block of packages and figures with bars tell other pages of them.",
      blockShapes,
    ),
  },
).overwrite(own => ({ ...own, meta: { ...own.meta, title: own.meta.title ?? own.name } }))
