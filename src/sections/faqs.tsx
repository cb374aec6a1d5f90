import { graphql } from "gatsby"
import { Accordion } from "../components/accordion"
import { Section } from "../components/section"
import Link from "@mui/material/Link"
import { SectionHead } from "../components/section-head"
import Container from "@mui/material/Container"
import { columns } from "../theme/layouts"

/** Heading on the left, questions on the right. */
export const Faqs = ({ faqs, name }: { faqs: Queries.FaqsFragment; name: string }) => (
  <Section>
    <Container sx={{ ...columns("5fr 8fr"), rowGap: 4, columnGap: 6 }}>
      <SectionHead stacked title={faqs.title} lead={faqs.lead}>
        {faqs.further && (
          <Link variant="action" href={faqs.further.href}>
            {faqs.further.label}
          </Link>
        )}
      </SectionHead>
      <Accordion name={name} items={faqs.items} />
    </Container>
  </Section>
)

export const query = graphql`
  fragment Faqs on FaqSection {
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
