import type { z } from "zod"
import { block, drawingFile, heading, uniqueList, slug, text } from "#engine"
import { choice } from "#model/parts/common"

/** The category every resource belongs to; chosen when the page opens. */
export const ALL_RESOURCES = "all"

const category = choice({
  value: slug.describe('Id that resources name; "all" stands for every resource and comes first.'),
  label: text("What its button says."),
  picture: drawingFile("Small drawing of the category. Without it there is none.").optional(),
})

/** The first category is that of all. */
const allCategoryFirst: z.core.CheckFn<z.infer<typeof category>[]> = ({ value, issues }) => {
  if (value[0] && value[0].value !== ALL_RESOURCES)
    issues.push({
      code: "custom",
      input: value,
      path: [0, "value"],
      message: `The first category must be "${ALL_RESOURCES}": it is chosen when the page opens.`,
    })
}

export const schema = block("library", "LibraryBlock", "The resources of resources.yaml, with search and filter.", {
  title: heading("Heading."),
  searchLabel: text("Label of the search field."),
  searchPlaceholder: text("Example in the empty search field."),
  categoriesLabel: text("Name of the group of category buttons."),
  categories: uniqueList("value", 'The categories, "all" first.', category, { min: 2 }).check(allCategoryFirst),
  countOne: text("How many are shown, where it is one."),
  count: text("How many are shown; {count} is replaced.").meta({ requiredTokens: ["count"] }),
  download: text("Link of a resource that can be had."),
  unavailable: text("Stands in place of the link where there is no file yet."),
  emptyTitle: text("Heading when nothing matches."),
  emptyText: text("Sentence when nothing matches."),
})
