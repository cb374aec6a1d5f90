import { block, heading, text } from "../../../packages/content-engine"

export const categories = block(
  "categories",
  "CategoriesBlock",
  "A search field, and the categories of the blog that have a count, each as a pile of its posts.",
  {
    title: heading("Heading."),
    count: text("A pile's count in words, for assistive technology; {count} is replaced.").meta({
      replaces: ["count"],
    }),
    searchLabel: text("Label of the search field."),
    placeholder: text("Example in the empty search field.").optional(),
    inert: text("What stands below the field, which searches nothing.").optional(),
  },
)
