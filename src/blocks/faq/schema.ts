import { block, heading, inlineMarkdown, list, pictureFile, slug, suggestOptions, uniqueList } from "#engine"
import { action, faqItem, option } from "#model/shared/schemas"

const topic = option({
  value: slug.describe('Anchor of the topic on the page: "getting-started" for /faq#getting-started.'),
  label: heading("Name of the topic."),
  picture: pictureFile("Small drawing before the name of the topic. Default: none.").optional(),
})

export const faqSchema = block(
  "faq",
  "Content",
  "Questions that open one at a time, all closed at first: beside the heading, or by topic, one topic at a time.",
  {
    title: heading("Heading of the section; with topics, the accessible name of the topic navigation."),
    lead: inlineMarkdown("Sentence under the heading. Not shown with topics.").optional(),
    action: action.optional().describe("Link to more answers."),
    topics: uniqueList("value", "One to four topics; the first is open.", topic, {
      min: 1,
      max: 4,
    }).optional(),
    items: list("The questions, in order; with topics, each question names one.", faqItem, { min: 1 }),
  },
).superRefine(({ items, topics, lead }, { addIssue }) => {
  const report = (path: (string | number)[], message: string) => addIssue({ code: "custom", path, message })
  if (topics && lead) report(["lead"], "A block with topics shows no lead. Delete it.")
  const topicIds = (topics ?? []).map(({ value }) => value)
  items.forEach(({ topic: topicId }, index) => {
    if (topics && topicId === undefined)
      report(["items", index], "This question has no `topic`. Add it, with a topic from above.")
    else if (topicId !== undefined && !topicIds.includes(topicId))
      report(
        ["items", index, "topic"],
        `There is no topic "${topicId}" in this block.${suggestOptions(topicId, topicIds)}`,
      )
  })
  topicIds.forEach((value, index) => {
    if (!items.some(item => item.topic === value))
      report(["topics", index], "This topic has no question. Add one, or delete the topic.")
  })
})
