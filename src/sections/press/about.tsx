import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Section } from "../../components/section"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { space, stroke, typeScale } from "../../theme/tokens"

const Grid = styled(Container)(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "7fr 5fr",
    gap: `${space.s7} clamp(2rem, 6vw, 6rem)`,
    alignItems: "start",
    "& [data-short]": { marginTop: space.s5, fontSize: typeScale.two, lineHeight: 1.3, maxWidth: "38rem" },
    "& [data-long]": {
      display: "grid",
      gap: space.s4,
      marginTop: space.s6,
      paddingLeft: space.s5,
      borderLeft: `${stroke.key} solid ${yard.sea}`,
      maxWidth: space.measure,
    },
    [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
  }
})

const Facts = styled("dl")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    marginTop: space.s5,
    borderTop: `${stroke.draw} solid ${yard.ink}`,
    "& > div": {
      display: "grid",
      gridTemplateColumns: "auto 1fr",
      alignItems: "baseline",
      gap: `0 ${space.s5}`,
      paddingBlock: space.s3,
      borderBottom: `1px solid ${yard.line}`,
    },
    "& dt": { color: yard.inkSoft },
    "& dd": { fontWeight: 600, textAlign: "right" },
  }
})

/** Text that may be printed, and the facts that go with it. */
export const PressAbout = ({ about }: { about: Queries.PressAboutFragment }) => (
  <Section>
    <Grid>
      <div>
        <Typography variant="h1">{about.title}</Typography>
        <p data-short>{about.short}</p>
        <div data-long>
          {about.paragraphs.map(paragraph => (
            <p key={paragraph}>{paragraph}</p>
          ))}
        </div>
      </div>
      <div>
        <Typography variant="h2" component="h2">
          {about.factsTitle}
        </Typography>
        <Facts>
          {about.facts.map(({ term, value }) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </Facts>
      </div>
    </Grid>
  </Section>
)

export const query = graphql`
  fragment PressAbout on PressAbout {
    title
    short
    paragraphs
    factsTitle
    facts {
      term
      value
    }
  }
`
