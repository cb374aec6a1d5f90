import { block, drawingFile, heading, list, uniqueList, suggestOptions, inlineMarkdown, slug } from "#engine"
import { action, choice, faqItem as question } from "#model/parts/common"

const topic = choice({
  value: slug.describe('Address of the topic on the page: "getting-started" is reached at /faq#getting-started.'),
  label: heading("Name of the topic."),
  picture: drawingFile("Small drawing before its name. Without it there is none.").optional(),
})

export const schema = block(
  "faq",
  "FaqBlock",
  "Questions that open one at a time, none at first: beside the heading, or by topics of which one is shown at a time.",
  {
    title: heading("Heading of the section; the name of the list of topics, for assistive technology."),
    lead: inlineMarkdown("Sentence under the heading. Not shown with topics.").optional(),
    action: action.optional().describe("Way to further answers."),
    topics: uniqueList("value", "One to four topics; the first is shown at first.", topic, {
      min: 1,
      max: 4,
    }).optional(),
    items: list("The questions, in order; with topics, each names its own.", question, { min: 1 }),
  },
).superRefine(({ items, topics, lead }, { addIssue }) => {
  const tell = (path: (string | number)[], message: string) => addIssue({ code: "custom", path, message })
  if (topics && lead) tell(["lead"], "Topics show no sentence beside them. Delete this line.")
  const known = (topics ?? []).map(({ value }) => value)
  items.forEach(({ topic: named }, index) => {
    if (topics && named === undefined) tell(["items", index], 'This needs a "topic" of those above. Add that line.')
    else if (named !== undefined && !known.includes(named))
      tell(["items", index, "topic"], `There is no topic "${named}" in this block.${suggestOptions(named, known)}`)
  })
  known.forEach((value, index) => {
    if (!items.some(item => item.topic === value))
      tell(["topics", index], "No question names this topic. Add one, or delete the topic.")
  })
})
