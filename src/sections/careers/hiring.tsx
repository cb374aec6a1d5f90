import { graphql } from "gatsby"
import Container from "@mui/material/Container"
import { KnottedLine } from "../../components/knotted-line"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"

/** How hiring goes, step by step along one line. */
export const CareersHiring = ({ hiring }: { hiring: Queries.CareersHiringFragment }) => (
  <Section>
    <Container>
      <SectionHead title={hiring.title} lead={hiring.lead} />
      <KnottedLine steps={hiring.steps} />
    </Container>
  </Section>
)

export const query = graphql`
  fragment CareersHiring on CareersHiring {
    title
    lead
    steps {
      title
      text
    }
  }
`
