import { block, group, heading, list, sentence, text } from "../../../packages/content-engine"
import { figure } from "../../../model/parts/common"

export const checklists = block("checklists", "ChecklistsBlock", "Lists with boxes to tick, on screen and on paper.", {
  title: heading("Heading."),
  lead: sentence("Sentence under the heading.").optional(),
  ...figure,
  items: list(
    "One to four lists, for example what you bring and what we bring.",
    group("Checklist", "A list of things.", {
      title: heading("What the things have in common, for example who brings them."),
      points: list("The things, in order.", text("One thing."), { min: 1 }),
    }),
    { min: 1, max: 4 },
  ),
})
