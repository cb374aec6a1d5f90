import type { FAQPage } from "schema-dts"
import { stripMarkdown } from "#engine/browser"

interface Question {
  question: string
  answer: string
}

/** Returns the JSON-LD of questions with answers. */
export const faqPageData = (items: readonly Question[]): FAQPage => ({
  "@type": "FAQPage",
  mainEntity: items.map(({ question, answer }) => ({
    "@type": "Question",
    name: question,
    acceptedAnswer: { "@type": "Answer", text: stripMarkdown(answer) },
  })),
})
