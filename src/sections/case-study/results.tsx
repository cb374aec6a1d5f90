import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { FigureValue } from "../../components/figure-value"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { GrowthBars, LengthBars } from "../../scenes/measures"
import { ResultIcon } from "../../scenes/result-icons"
import { Delivered } from "../../render/drawings"
import { drawingClass } from "../../scenes/scene"
import { space, stroke } from "../../theme/tokens"

const bars = { growth: GrowthBars, length: LengthBars }

/** Units that the lettering of the headline result's wide bars is high, at most. */
const WIDE_LETTERING = 6.5

/** The headline result over the full height, the others beside it. */
const Grid = styled("ul")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "7fr 5fr",
    columnGap: "clamp(2rem, 5vw, 5rem)",
    borderBlock: `${stroke.draw} solid ${yard.ink}`,
    "& > li": { display: "grid", gap: space.s4, alignContent: "start", paddingBlock: space.s6 },
    "& > li:first-of-type": {
      gridRow: "1 / span 2",
      alignContent: "space-between",
      paddingRight: "clamp(2rem, 5vw, 5rem)",
      borderRight: `1px solid ${yard.line}`,
      "& [data-bars]": { maxWidth: "none", marginTop: space.s5 },
      // Wider than its field, so that the two standing bars fill it; the lettering stays as it is elsewhere.
      "& [data-bars=growth]": {
        overflow: "clip",
        [`& > .${drawingClass}`]: { width: "170%" },
        "& text": { fontSize: WIDE_LETTERING, transform: "translateY(-6px)" },
        [theme.breakpoints.up("sm").replace("@media", "@media screen and")]: {
          [`& > .${drawingClass}`]: { marginBottom: "-1.5rem" },
          "& text": { fontSize: 4.4, transform: "translateY(-9px)" },
        },
      },
      "& [data-value]": { fontSize: "clamp(4rem, 2.4rem + 6.4vw, 8rem)" },
    },
    "& > li:nth-of-type(n + 3)": { borderTop: `1px solid ${yard.line}` },
    "& [data-bars]": { maxWidth: "20rem" },
    "& [data-metric]": {
      display: "grid",
      gridTemplateColumns: "2.25rem 1fr",
      gap: space.s3,
      alignItems: "center",
      color: yard.inkSoft,
      fontWeight: 500,
    },
    "&:has(> :nth-of-type(4)) > li:first-of-type": { gridRow: "1 / span 3" },
    [theme.breakpoints.down("md")]: {
      gridTemplateColumns: "1fr",
      "&&& > li:first-of-type": { gridRow: "auto", paddingRight: 0, borderRight: 0 },
      "& > li + li": { borderTop: `1px solid ${yard.line}` },
    },
  }
})

interface ResultsProps {
  head: Queries.CaseResultsHeadFragment
  results: Queries.CaseStudyResultsFragment["results"]
}

/** Results as figures one can read at a glance, each with its bars to scale. */
export const CaseStudyResults = ({ head, results }: ResultsProps) => (
  <Section>
    <Container>
      <SectionHead title={head.title} lead={head.lead} />
      <Grid>
        {results.map(({ metric, value, icon, comparison: { kind, ...comparison } }, index) => {
          const Bars = bars[kind]
          return (
            <li key={metric}>
              <div>
                <Typography variant="figure" data-value>
                  <FigureValue>{value}</FigureValue>
                </Typography>
                <Typography data-metric component="div" sx={{ marginTop: space.s3 }}>
                  <ResultIcon name={icon} />
                  <p>{metric}</p>
                </Typography>
              </div>
              <div data-bars={kind}>
                {/* Rules above size its lettering. */}
                <Delivered as="page">
                  <Bars {...comparison} {...(index === 0 && { lettering: WIDE_LETTERING })} />
                </Delivered>
              </div>
            </li>
          )
        })}
      </Grid>
    </Container>
  </Section>
)

export const query = graphql`
  fragment CaseResultsHead on CaseResultsHead {
    title
    lead
  }
  fragment CaseStudyResults on CaseStudy {
    results {
      metric
      value
      icon
      comparison {
        kind
        before
        after
        beforeLabel
        afterLabel
        alt
      }
    }
  }
`
