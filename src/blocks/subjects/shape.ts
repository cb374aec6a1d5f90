import { block, heading, list } from "../../../packages/content-engine"
import { categoryId } from "../../../model/parts/references"

export const subjects = block("subjects", "SubjectsBlock", "Categories of the blog, set as large as headings.", {
  title: heading("Heading."),
  categories: list("Ids of categories, in order.", categoryId("Id of a category."), { min: 1 }),
})
