import { graphql } from "gatsby"
import Container from "@mui/material/Container"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { ToolList } from "../../components/tool-list"

/** The technology stack: chips on the tool rail, each with what it is for. */
export const Tools = ({ id, title, lead, items }: Queries.ToolsBlockFragment) => (
  <Section id={id ?? undefined}>
    <Container>
      <SectionHead title={title} lead={lead} />
      <ToolList tools={items} />
    </Container>
  </Section>
)

export const query = graphql`
  fragment ToolsBlock on ToolsBlock {
    id
    title
    lead
    items {
      name
      role
    }
  }
`
