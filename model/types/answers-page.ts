import { defineType, group, heading, sentence, text } from "../../packages/content-engine"
import { pageMeta } from "../parts/common"
import { published } from "../parts/visibility"

const shape = group(
  "AnswersPage",
  "The page of all answers. It takes them from the pages on which they stand, and names each group as that page does.",
  {
    published,
    meta: pageMeta,
    title: heading("The page's main heading."),
    lead: sentence("Sentences beside the heading."),
    contents: text("Heading over the list of groups."),
  },
)

export const answersPage = defineType({
  type: "AnswersPage",
  files: "pages/answers.yaml",
  shape,
  partOf: "FaqPage",
  page: { path: "/faq/all" },
  preview: "drawings/pages/faq.svg",
})
