import { graphql } from "gatsby"
import { Accordion } from "../../components/accordion"
import { Section } from "../../components/section"
import Link from "@mui/material/Link"
import type { BlockProps } from "../block"
import { SectionHead } from "../../components/section-head"
import Container from "@mui/material/Container"
import { columns } from "../../theme/layouts"

/** Heading on the left, questions on the right. */
export const Faq = ({ id, title, lead, further, items, page }: BlockProps<Queries.FaqBlockFragment>) => (
  <Section id={id ?? undefined}>
    <Container sx={{ ...columns("5fr 8fr"), rowGap: 4, columnGap: 6 }}>
      <SectionHead stacked title={title} lead={lead}>
        {further && (
          <Link variant="action" href={further.href}>
            {further.label}
          </Link>
        )}
      </SectionHead>
      <Accordion name={`faq-${page.path}`} items={items} />
    </Container>
  </Section>
)

export const query = graphql`
  fragment FaqBlock on FaqBlock {
    id
    title
    lead
    further {
      label
      href
    }
    items {
      ...Faq
    }
  }
`
