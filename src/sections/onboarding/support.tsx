import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { space, stroke, typeScale } from "../../theme/tokens"

/** A price list at the chandler's: name, what it covers, figure at the right edge. */
const List = styled("ul")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    borderTop: `${stroke.draw} solid ${yard.ink}`,
    "& li": {
      display: "grid",
      gridTemplateColumns: "3fr 5fr 4fr",
      gap: `${space.s2} ${space.s6}`,
      alignItems: "baseline",
      paddingBlock: space.s5,
      borderBottom: `1px solid ${yard.line}`,
    },
    "& li:last-of-type": { borderBottom: `${stroke.draw} solid ${yard.ink}` },
    "& li:first-of-type [data-figure]": { color: yard.sea },
    // On paper it is closer, and its last row never stands alone on a sheet.
    "@media print": {
      "&& li": { paddingBlock: space.s2 },
      "&& li > [data-figure]": { fontSize: typeScale.two },
      "& li:nth-last-of-type(2)": { breakAfter: "avoid" },
    },
    "& li > p": { color: yard.inkSoft, maxWidth: space.measure },
    "& li > [data-figure]": {
      color: yard.ink,
      textAlign: "right",
      whiteSpace: "nowrap",
      fontSize: typeScale.one,
      lineHeight: 1,
    },
    "& small": {
      display: "block",
      marginTop: space.s2,
      fontFamily: theme.typography.fontFamily,
      fontSize: typeScale.small,
      fontWeight: 500,
      lineHeight: 1.3,
      letterSpacing: 0,
      color: yard.inkSoft,
    },
    [theme.breakpoints.down("md")]: {
      "& li": { gridTemplateColumns: "1fr auto" },
      "& li > p:not([data-figure])": { gridColumn: 1, gridRow: 2 },
      "& li > [data-figure]": { gridColumn: 2, gridRow: "1 / 3" },
    },
    [theme.breakpoints.down("sm")]: {
      "& li": { gridTemplateColumns: "1fr" },
      "& li > p:not([data-figure]), & li > [data-figure]": { gridColumn: 1, gridRow: "auto" },
      "& li > [data-figure]": { gridRow: 1, textAlign: "left", whiteSpace: "normal", marginBottom: space.s2 },
    },
  }
})

/** Ongoing support: what is free, what is promised, what it costs afterward. */
export const OnboardingSupport = ({ support }: { support: Queries.OnboardingSupportFragment }) => (
  <Section id="support">
    <Container>
      <SectionHead title={support.title} lead={support.lead} />
      <List>
        {support.offers.map(({ figure, unit, title, text }) => (
          <li key={title}>
            <Typography variant="h2">{title}</Typography>
            <p>{text}</p>
            <Typography variant="figure" data-figure>
              {figure}
              <small>{unit}</small>
            </Typography>
          </li>
        ))}
      </List>
    </Container>
  </Section>
)

export const query = graphql`
  fragment OnboardingSupport on OnboardingSupport {
    title
    lead
    offers {
      figure
      unit
      title
      text
    }
  }
`
