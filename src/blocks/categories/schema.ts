import type { z } from "zod"
import { block, heading, list, text } from "#engine"
import { categoryId } from "#model/parts/references"

const fields = {
  title: heading("Heading."),
  chosen: list(
    "Ids of categories, in order, which are set as large as headings. Without it all of them are bars.",
    categoryId("Id of a category."),
    { min: 1 },
  ).optional(),
  postCount: text("A bar's count in words, for assistive technology; {count} is replaced.")
    .meta({ requiredTokens: ["count"] })
    .optional(),
  search: text("Label of the search field above bars.").optional(),
  placeholder: text("Example in the empty search field.").optional(),
  inert: text("What stands below the field, which searches nothing.").optional(),
}

/** Bars stand below a search field, chosen categories beside their heading. */
const validVariant: z.core.CheckFn<z.infer<z.ZodObject<typeof fields>>> = ({ value, issues }) => {
  const tell = (path: string[], message: string) => issues.push({ code: "custom", input: value, path, message })
  for (const name of ["postCount", "search", "placeholder", "inert"] as const)
    if (value.chosen && value[name] !== undefined)
      tell([name], 'There is no search field above the categories that "chosen" names. Delete this line.')
  for (const name of ["postCount", "search"] as const)
    if (!value.chosen && value[name] === undefined)
      tell([], `Bars need "${name}". Add that line, or name categories in "chosen".`)
}

export const schema = block(
  "categories",
  "CategoriesBlock",
  "The categories of the blog that have a count, each as a bar of its posts below a search field, or a few set large.",
  fields,
).check(validVariant)
