import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { space, stroke } from "../../theme/tokens"

const Log = styled("ol")(({ theme }) => ({
  borderTop: `${stroke.draw} solid ${theme.vars.palette.yard.ink}`,
  "& li": {
    display: "grid",
    gridTemplateColumns: "4fr 8fr",
    gap: `${space.s2} ${space.s5}`,
    alignItems: "baseline",
    paddingBlock: space.s4,
    borderBottom: `1px solid ${theme.vars.palette.yard.line}`,
    [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
  },
}))

/** What we measure and report for this service, line by line as in a log. */
export const ServiceMeasures = ({ measures }: { measures: Queries.ServiceMeasuresFragment }) => (
  <Section>
    <Container>
      <SectionHead title={measures.title} lead={measures.lead} />
      <Log>
        {measures.items.map(({ title, text }) => (
          <li key={title}>
            <Typography variant="h3">{title}</Typography>
            <Typography sx={{ color: "text.secondary" }}>{text}</Typography>
          </li>
        ))}
      </Log>
    </Container>
  </Section>
)

export const query = graphql`
  fragment ServiceMeasures on ServiceMeasures {
    title
    lead
    items {
      title
      text
    }
  }
`
