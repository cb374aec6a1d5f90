import { block, group, heading, list, sentence } from "../../../packages/content-engine"

const example = group("Example", "Who came, what for, and what changed.", {
  title: heading("Who it is."),
  situation: sentence("What they came with, one sentence."),
  work: sentence("What we do for them, one or two sentences."),
  outcome: sentence("What changes, with a figure where there is one."),
})

export const examples = block("examples", "ExamplesBlock", "Who uses the service, as short stories.", {
  title: heading("Heading."),
  lead: sentence("Sentence beside the heading.").optional(),
  items: list("One to four examples.", example, { min: 1, max: 4 }),
})
