import { block, group, heading, list, sentence, text } from "../../../packages/content-engine"
import { action } from "../../../model/parts/common"

export const story = block("story", "StoryBlock", "Who we are, in paragraphs, facts and the faces of the team.", {
  title: heading("Heading."),
  paragraphs: list("The story, the first paragraph set large.", sentence("A paragraph."), { min: 1 }),
  team: action.optional().describe("Way to the page of the team."),
  facts: list(
    "Founded, where, how.",
    group("Fact", "A fact by its name.", { term: text("What the fact is about."), value: text("The fact.") }),
    { min: 1 },
  ),
})
