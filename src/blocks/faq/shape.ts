import { block, group, heading, href, list, sentence, text } from "../../../packages/content-engine"
import { faq as question } from "../../../model/parts/common"

export const faq = block("faq", "FaqBlock", "Accordion of questions: one open at a time, none at first.", {
  title: heading("Heading of the section."),
  lead: sentence("Sentence under the heading.").optional(),
  further: group("FurtherAnswers", "Way to further answers.", {
    label: text("What the link says.", 40),
    href,
  }).optional(),
  items: list("The questions, in order.", question, { min: 1 }),
})
