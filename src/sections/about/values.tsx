import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { space, stroke, typeScale } from "../../theme/tokens"

const Rows = styled("ul")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    borderTop: `${stroke.key} solid ${yard.ink}`,
    "& li": {
      display: "grid",
      gridTemplateColumns: "minmax(0, 5fr) minmax(0, 7fr)",
      gap: `${space.s5} clamp(1.5rem, 4vw, 4rem)`,
      alignItems: "center",
      paddingBlock: "clamp(1.5rem, 3vw, 2.75rem)",
      borderBottom: `1px solid ${yard.line}`,
    },
    "& li:last-of-type": { borderBottom: 0, paddingBottom: 0 },
    "& [data-figure] strong": {
      display: "block",
      fontSize: typeScale.colossal,
      fontWeight: "inherit",
      lineHeight: 0.8,
    },
    "& [data-figure] small": {
      display: "block",
      marginTop: space.s4,
      fontFamily: theme.typography.fontFamily,
      fontSize: typeScale.small,
      fontWeight: 500,
      lineHeight: 1.35,
      letterSpacing: 0,
      color: yard.inkSoft,
    },
    "& li > div > p": { marginTop: space.s3, maxWidth: space.measure, color: yard.inkSoft },
    [theme.breakpoints.down("md")]: { "& li": { gridTemplateColumns: "1fr" } },
  }
})

/** Three operating values: the rule, what it means, and a figure that proves it. */
export const AboutValues = ({ values }: { values: Queries.AboutValuesFragment }) => (
  <Section tone="plane">
    <Container>
      <SectionHead title={values.title} lead={values.lead} />
      <Rows>
        {values.items.map(({ title, text, figure, figureLabel }) => (
          <li key={title}>
            <Typography variant="figure" data-figure>
              <strong>{figure}</strong>
              <small>{figureLabel}</small>
            </Typography>
            <div>
              <Typography variant="h2">{title}</Typography>
              <p>{text}</p>
            </div>
          </li>
        ))}
      </Rows>
    </Container>
  </Section>
)

export const query = graphql`
  fragment AboutValues on AboutValues {
    title
    lead
    items {
      title
      text
      figure
      figureLabel
    }
  }
`
