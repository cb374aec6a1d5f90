import { z } from "zod"
import { action, banner, heading, pageMeta, slug, text } from "../schema/common"
import { newsletter } from "../schema/newsletter"
import { defineType } from "./shared/define"
import { figureNamed } from "../rules/newsletter"
import { type Check, different, issueIn } from "../rules/rule"

const category = z
  .strictObject({
    id: slug.describe('Id that resources name; "all" stands for every resource and comes first.'),
    name: text("What its button says."),
    icon: z
      .enum(["drawers", "guide", "template", "video"])
      .meta({ id: "ResourceIcon", description: "Small drawing of a category (src/scenes/resource-icons.tsx)." }),
  })
  .meta({ id: "ResourceCategory", description: "A category of resources." })

const library = z
  .strictObject({
    title: heading("Heading."),
    searchLabel: text("Label of the search field."),
    searchPlaceholder: text("Example in the empty search field."),
    categoriesLabel: text("Name of the group of category buttons."),
    categories: z.array(category).min(2).describe('The categories, "all" first.'),
    countOne: text("How many are shown, where it is one."),
    count: text("How many are shown; {count} is replaced."),
    download: text("Link of a resource that can be had."),
    unavailable: text("Stands in place of the link where there is no file yet."),
    emptyTitle: text("Heading when nothing matches."),
    emptyText: text("Sentence when nothing matches."),
  })
  .meta({ id: "ResourcesLibrary", description: "The filter, its results, and what is shown without any." })

const shape = z
  .strictObject({
    meta: pageMeta,
    hero: z
      .strictObject({
        title: heading("The page's main heading."),
        lead: text("Sentences beside the heading."),
        primary: action.optional(),
        sceneAlt: text("What the drawing shows, for people who do not see it."),
      })
      .meta({ id: "ResourcesHero", description: "Top of the resources page." }),
    library,
    newsletter,
    banner,
  })
  .meta({ id: "ResourcesPage", description: "The resources page." })

/** The category every resource belongs to; chosen when the page opens. */
export const ALL_RESOURCES = "all"

/** The categories are "all" and then others, no two with one id. */
const categoriesOrdered: Check<z.infer<typeof shape>> = ({ library: { categories } }, entry) => [
  ...(categories[0]?.id === ALL_RESOURCES
    ? []
    : [
        issueIn(
          entry,
          ["library", "categories", 0, "id"],
          `The first category must be "${ALL_RESOURCES}": it is chosen when the page opens.`,
        ),
      ]),
  ...different(entry, ["library", "categories"], categories, "id"),
]

export const resourcesPage = defineType({
  type: "ResourcesPage",
  files: "pages/resources.yaml",
  shape,
  page: { path: "/resources", anchors: ["newsletter", "resources"] },
  preview: () => ({ scene: "chart-drawers" }),
  checks: [categoriesOrdered, figureNamed],
})
