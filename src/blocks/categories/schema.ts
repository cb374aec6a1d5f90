import type { z } from "zod"
import { block, heading, list, text } from "#engine"
import { categoryId } from "#model/shared/references"

const fields = {
  title: heading("Heading."),
  featured: list(
    "Ids of the categories to show as large links, in order. Default: all categories as bars.",
    categoryId("Id of a category."),
    { min: 1 },
  ).optional(),
  postCount: text("Text of a bar for assistive technology; {count} becomes the number of posts.")
    .meta({ requiredTokens: ["count"] })
    .optional(),
  search: text("Label of the search field above the bars.").optional(),
  placeholder: text("Placeholder of the search field.").optional(),
  disabledNote: text("Note below the search field, which is disabled.").optional(),
}

/** Requires the search texts for bars; rejects them with `featured`. */
const validVariant: z.core.CheckFn<z.infer<z.ZodObject<typeof fields>>> = ({ value, issues }) => {
  const report = (path: string[], message: string) => issues.push({ code: "custom", input: value, path, message })
  for (const name of ["postCount", "search", "placeholder", "disabledNote"] as const)
    if (value.featured && value[name] !== undefined)
      report([name], "Categories with `featured` have no search field. Delete this.")
  for (const name of ["postCount", "search"] as const)
    if (!value.featured && value[name] === undefined)
      report([], `Bars need \`${name}\`. Add it, or list categories in \`featured\`.`)
}

export const categoriesSchema = block(
  "categories",
  "Content",
  "Blog categories with posts, as bars below a search field, or a few as large links.",
  fields,
)
  .check(validVariant)
  .meta({ requiredByLayout: { default: ["postCount", "search"] } })
