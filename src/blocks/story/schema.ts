import { block, heading, inlineMarkdown, list, text } from "#engine"
import { action, item } from "#model/shared/schemas"

export const storySchema = block(
  "story",
  "Content",
  "Who we are, in paragraphs and facts, with the faces of the team if `team` is set.",
  {
    title: heading("Heading."),
    paragraphs: list("The story, the first paragraph set large.", inlineMarkdown("A paragraph."), { min: 1 }),
    team: action
      .optional()
      .describe("Link to the team's page, below the faces of the team. Without this link, there are no faces."),
    factsTitle: text("Heading over the facts.").optional(),
    facts: list(
      "Facts, for example year and place of the founding.",
      item({ title: heading("What the fact is about."), text: text("The fact.") }),
      {
        min: 1,
      },
    ),
  },
)
