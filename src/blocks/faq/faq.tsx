import { Accordion } from "#components/accordion"
import { HeadedSection } from "#components/headed-section"
import { columns } from "#theme/layouts"
import type { BlockProps } from "../block"
import type { faqSchema } from "./schema"
import { Topics } from "./topics"

/** Heading or topics on the left, questions on the right. */
export const FaqBlock = ({ topics, ...faq }: BlockProps<typeof faqSchema>) => {
  if (topics) return <Topics {...faq} topics={topics} />
  const { id, title, lead, action, items, page, idSuffix = "" } = faq
  return (
    <HeadedSection
      id={id}
      title={title}
      lead={lead}
      action={action}
      gridSx={{ ...columns("5fr 8fr"), rowGap: 4, columnGap: 6 }}
    >
      <Accordion name={`faq-${page.path}${idSuffix}`} items={items} />
    </HeadedSection>
  )
}
