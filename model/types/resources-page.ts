import type { z } from "zod"
import { action, banner, pageMeta } from "../parts/common"
import {
  type Check,
  defineType,
  different,
  drawingFile,
  group,
  heading,
  issueIn,
  list,
  pagePicture,
  sentence,
  slug,
  text,
} from "../../packages/content-engine"
import { newsletter } from "../parts/newsletter"
import { hidden, published } from "../parts/visibility"
import { figureNamed } from "../rules/newsletter"

const category = group("ResourceCategory", "A category of resources.", {
  id: slug.describe('Id that resources name; "all" stands for every resource and comes first.'),
  name: text("What its button says."),
  picture: drawingFile("Small drawing of the category. Without it there is none.").optional(),
})

const library = group("ResourcesLibrary", "The filter, its results, and what is shown without any.", {
  title: heading("Heading."),
  searchLabel: text("Label of the search field."),
  searchPlaceholder: text("Example in the empty search field."),
  categoriesLabel: text("Name of the group of category buttons."),
  categories: list('The categories, "all" first.', category, { min: 2 }),
  countOne: text("How many are shown, where it is one."),
  count: text("How many are shown; {count} is replaced.").meta({ replaces: ["count"] }),
  download: text("Link of a resource that can be had."),
  unavailable: text("Stands in place of the link where there is no file yet."),
  emptyTitle: text("Heading when nothing matches."),
  emptyText: text("Sentence when nothing matches."),
})

const shape = group("ResourcesPage", "The resources page.", {
  published,
  hidden,
  meta: pageMeta,
  hero: group("ResourcesHero", "Top of the resources page.", {
    title: heading("The page's main heading."),
    lead: sentence("Sentences beside the heading."),
    primary: action.optional(),
    ...pagePicture("Picture from side to side of the page."),
  }),
  library,
  newsletter,
  banner,
})

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
  checks: [categoriesOrdered, figureNamed],
})
