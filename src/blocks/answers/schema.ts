import { block, heading, inlineMarkdown, text } from "#engine"

export const answersSchema = block(
  "answers",
  "Heroes",
  "All answers of the site, collected from its pages; each links to its page.",
  {
    title: heading("The page's main heading."),
    lead: inlineMarkdown("Sentences beside the heading.").optional(),
    contents: text("Heading of the links to topics, pages and services, which group the answers."),
  },
)
