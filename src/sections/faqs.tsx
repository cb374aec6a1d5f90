import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Accordion } from "../components/accordion"
import { Section } from "../components/section"
import { Container } from "../components/container"
import { space } from "../theme/tokens"

const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "5fr 8fr",
  gap: `${space.s6} ${space.s7}`,
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
}))

/** Heading on the left, questions on the right. */
export const Faqs = ({ faqs, name }: { faqs: Queries.FaqsFragment; name: string }) => (
  <Section>
    <Split>
      <div>
        <Typography variant="h1">{faqs.title}</Typography>
        {faqs.lead && (
          <Typography variant="lead" sx={{ color: "text.secondary", marginTop: space.s4 }}>
            {faqs.lead}
          </Typography>
        )}
      </div>
      <Accordion name={name} items={faqs.items} />
    </Split>
  </Section>
)

export const query = graphql`
  fragment Faqs on FaqSection {
    title
    lead
    items {
      ...Faq
    }
  }
`
