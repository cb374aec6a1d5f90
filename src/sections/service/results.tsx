import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { FigureValue } from "../../components/figure-value"
import { Section } from "../../components/section"
import { FigureLabel } from "../../components/figure-label"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { List, ListItem } from "../../components/list"
import { GrowthBars, LengthBars } from "../../scenes/measures"
import { drawingClass } from "../../scenes/scene"
import { fitting } from "../../theme/components/grid"
import { Typography } from "../../components/typography"
import { OF_THREE } from "../../theme/even-columns"
import { space } from "../../theme/tokens"

const Row = styled(List)(({ theme }) => ({
  [theme.breakpoints.between("sm", "lg")]: {
    [`&${OF_THREE}`]: {
      gridTemplateColumns: "1fr",
      "& li": { gridTemplateColumns: "1fr 1fr", alignItems: "end" },
    },
  },
  // A picture that did not come is its words, which are no wider than the column.
  "& li": { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space.s4, alignContent: "start" },
  [`& .${drawingClass}`]: { width: "auto", maxWidth: "100%", height: "7.5rem", justifySelf: "start" },
  "& small": { textWrap: "pretty", maxWidth: "22rem" },
}))

const bars = { growth: GrowthBars, length: LengthBars }

/** Results as big figures, each with its two bars drawn to scale. */
export const ServiceResults = ({ results }: { results: Queries.ServiceResultsFragment }) => (
  <Section>
    <Container>
      <SectionHead title={results.title} lead={results.lead} />
      <Row template={{ xs: fitting("18rem") }} spacing="3rem clamp(2rem, 5vw, 5rem)">
        {results.items.map(({ value, label, comparison: { kind, ...comparison } }) => {
          const Bars = bars[kind]
          return (
            <ListItem key={value}>
              <Bars {...comparison} />
              <Typography variant="figure">
                <FigureValue>{value}</FigureValue>
                <FigureLabel>{label}</FigureLabel>
              </Typography>
            </ListItem>
          )
        })}
      </Row>
    </Container>
  </Section>
)

export const query = graphql`
  fragment ServiceResults on ServiceResults {
    title
    lead
    items {
      value
      label
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
