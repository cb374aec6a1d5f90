import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import { graphql } from "gatsby"
import { Accordion } from "../../components/accordion"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { columns } from "../../theme/layouts"
import type { BlockProps } from "../block"
import { Topics } from "./topics"

/** Heading on the left, questions on the right; or topics on the left, and the questions of one. */
export const Faq = ({ topics, ...faq }: BlockProps<Queries.FaqBlockFragment>) => {
  if (topics) return <Topics {...faq} topics={topics} />
  const { id, title, lead, action, items, page } = faq
  return (
    <Section id={id ?? undefined}>
      <Container sx={{ ...columns("5fr 8fr"), rowGap: 4, columnGap: 6 }}>
        <SectionHead stacked title={title} lead={lead}>
          {action && (
            <Link variant="action" href={action.href}>
              {action.label}
            </Link>
          )}
        </SectionHead>
        <Accordion name={`faq-${page.path}`} items={items} />
      </Container>
    </Section>
  )
}

export const query = graphql`
  fragment FaqBlock on FaqBlock {
    id
    title
    lead
    action {
      ...Action
    }
    items {
      ...Faq
    }
    topics {
      id
      title
      picture {
        ...Photo
      }
      items {
        ...Faq
      }
    }
  }
`
