import type { z } from "zod"
import { block, group, heading, pictureFile, slug, text, uniqueList } from "#engine"
import { option } from "#model/shared/schemas"

/** Category of all resources, selected by default. */
export const ALL_CATEGORY_ID = "all"

const category = option({
  value: slug.describe('Id of the category, which resources refer to; "all" is for every resource and comes first.'),
  label: text("Label of the category's button."),
  picture: pictureFile("Small drawing of the category. Default: none.").optional(),
})

/** Requires "all" as the first id. */
const allCategoryFirst: z.core.CheckFn<z.infer<typeof category>[]> = ({ value, issues }) => {
  const index = value.findIndex(item => item.value === ALL_CATEGORY_ID)
  if (index === 0 || value.length === 0) return
  issues.push({
    code: "custom",
    input: value,
    path: [],
    message: `The first category must have the \`value\` "${ALL_CATEGORY_ID}", which is selected when the page opens. ${index < 0 ? "Add it" : "Move it to the top"}.`,
  })
}

export const librarySchema = block(
  "library",
  "Content",
  "The resources of resources.yaml, with search and filter. Its words and categories are in words.yaml. URLs hold the category (category=guides), that of a second library on the page as category-2.",
  { title: heading("Heading.") },
)

/** Words of the block in words.yaml. */
export const libraryWords = group("LibraryWords", "Lists of resources, and the categories of resources.", {
  searchLabel: text("Label of the search field."),
  searchPlaceholder: text("Placeholder of the search field."),
  categoriesLabel: text("Name of the group of category buttons."),
  categories: uniqueList("value", 'The categories, "all" first.', category, { min: 2 }).check(allCategoryFirst),
  countOne: text("Result count for one resource."),
  count: text("Result count for no or several resources; {count} becomes their number.").meta({
    requiredTokens: ["count"],
  }),
  download: text("Label of a download link."),
  unavailable: text("Note after the label of a download without a file; pages add parentheses."),
  emptyTitle: text("Heading of the notice when no resource matches."),
  emptyText: text("Sentence of the notice when no resource matches."),
})
