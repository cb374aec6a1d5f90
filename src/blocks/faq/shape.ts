import {
  block,
  drawingFile,
  filled,
  group,
  heading,
  list,
  listBy,
  sentence,
  slug,
} from "../../../packages/content-engine"
import { action, faq as question } from "../../../model/parts/common"

const topic = group("Topic", "A topic and its questions.", {
  id: slug.describe('Address of the topic on the page: "getting-started" is reached at /faq#getting-started.'),
  title: heading("Name of the topic."),
  picture: drawingFile("Small drawing before its name. Without it there is none.").optional(),
  items: list("One to twelve questions.", question, { min: 1, max: 12 }),
})

export const faq = block(
  "faq",
  "FaqBlock",
  "Questions that open one at a time, none at first: beside the heading, or by topics of which one is shown at a time.",
  {
    title: heading("Heading of the section; the name of the list of topics, for assistive technology."),
    lead: sentence("Sentence under the heading. Not shown with topics.").optional(),
    action: action.optional().describe("Way to further answers."),
    items: filled(list("The questions, in order. Not shown with topics.", question)),
    topics: listBy("id", "One to four topics; the first is shown at first.", topic, { min: 1, max: 4 }).optional(),
  },
)
  .overwrite(own => ({ ...own, items: own.items ?? [] }))
  .superRefine(({ items = [], topics, lead }, { addIssue }) => {
    const tell = (path: string, message: string) => addIssue({ code: "custom", path: [path], message })
    if (topics && items.length > 0) tell("items", "Questions stand in their topics. Move these into one of them.")
    if (topics && lead) tell("lead", "Topics show no sentence beside them. Delete this line.")
    if (!topics && items.length === 0)
      tell("items", "A list of questions needs one. Write it, or topics that hold questions.")
  })
