import { block, drawingFile, group, heading, list, listBy, slug } from "../../../packages/content-engine"
import { action, faq } from "../../../model/parts/common"

const topic = group("Topic", "A topic and its questions.", {
  id: slug.describe('Address of the topic on the page: "getting-started" is reached at /faq#getting-started.'),
  title: heading("Name of the topic."),
  picture: drawingFile("The flag of the topic. Without it there is none.").optional(),
  items: list("One to twelve questions.", faq, { min: 1, max: 12 }),
})

export const topics = block("topics", "TopicsBlock", "Questions by topic, of which one is shown at a time.", {
  title: heading("Name of the list of topics, for assistive technology."),
  items: listBy("id", "One to four topics; the first is shown at first.", topic, { min: 1, max: 4 }),
  action: action.optional().describe("Link below the questions."),
})
