import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { ToolRail } from "../../components/tool-rail"

/** The technology stack: chips on the tool rail, each with what it is for. */
export const AboutStack = ({ stack }: { stack: Queries.AboutStackFragment }) => (
  <Section>
    <Container>
      <SectionHead title={stack.title} lead={stack.lead} />
      <ToolRail tools={stack.items} />
    </Container>
  </Section>
)

export const query = graphql`
  fragment AboutStack on AboutStack {
    title
    lead
    items {
      name
      role
    }
  }
`
