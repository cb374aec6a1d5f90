import { block, heading, sentence, text } from "#engine"

export const shape = block(
  "answers",
  "AnswersBlock",
  "Every answer of the site. They are taken from the pages on which they stand, and each leads there.",
  {
    title: heading("The page's main heading."),
    lead: sentence("Sentences beside the heading.").optional(),
    contents: text("Heading over the list of groups."),
  },
)
