import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { space, stroke } from "../../theme/tokens"

/** A line with a knot for every step; the last one is made fast. */
const Line = styled("ol")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridAutoFlow: "column",
    gridAutoColumns: "1fr",
    "& li": {
      position: "relative",
      padding: `${space.s6} ${space.s5} 0 0`,
      borderTop: `${stroke.key} solid ${yard.sea}`,
    },
    "& li::before": {
      content: '""',
      position: "absolute",
      top: -11,
      left: 0,
      width: 20,
      height: 20,
      borderRadius: "50%",
      border: `${stroke.key} solid ${yard.sea}`,
      background: yard.ground,
    },
    "& li:last-of-type": { borderTopColor: "transparent", paddingRight: 0 },
    "& li:last-of-type::before": { background: yard.sea },
    "& p": { marginTop: space.s2, color: yard.inkSoft, maxWidth: "20rem" },
    [theme.breakpoints.down("md")]: {
      gridAutoFlow: "row",
      "& li, & li:last-of-type": {
        padding: `0 0 ${space.s6} ${space.s6}`,
        borderTop: 0,
        borderLeft: `${stroke.key} solid ${yard.sea}`,
        marginLeft: 10,
      },
      "& li:last-of-type": { borderLeftColor: "transparent", paddingBottom: 0 },
      "& li::before": { top: 0, left: -11 },
    },
  }
})

/** How hiring goes, step by step along one line. */
export const CareersHiring = ({ hiring }: { hiring: Queries.CareersHiringFragment }) => (
  <Section>
    <Container>
      <SectionHead title={hiring.title} lead={hiring.lead} />
      <Line>
        {hiring.steps.map(({ title, text }) => (
          <li key={title}>
            <Typography variant="h3">{title}</Typography>
            <p>{text}</p>
          </li>
        ))}
      </Line>
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
