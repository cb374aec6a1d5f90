import { block, heading, inlineMarkdown, text } from "#engine"

export const schema = block(
  "answers",
  "AnswersBlock",
  "Every answer of the site. They are taken from the pages on which they stand, and each leads there.",
  {
    title: heading("The page's main heading."),
    lead: inlineMarkdown("Sentences beside the heading.").optional(),
    contents: text("Heading over the list of groups."),
  },
)
