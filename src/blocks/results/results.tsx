import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { ComparisonBars } from "../../charts/comparison-bars"
import { CountedFigure } from "../../components/counted-figure"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import Container from "@mui/material/Container"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { drawingClass } from "../../theme/drawing-svg"
import { columns, fitting } from "../../theme/layouts"

/** As high on every screen, so that its lettering is readable. */
const Row = styled(List)({
  [`& .${drawingClass}`]: { width: "auto", maxWidth: "100%", height: "5.25rem", justifySelf: "start" },
})

const ITEM = { alignContent: "start", rowGap: { xs: 1, md: 2 } }

/** Results as big figures, each with its two bars drawn to scale. */
export const Results = ({ id, title, lead, items }: Queries.ResultsBlockFragment) => (
  <Section id={id ?? undefined}>
    <Container>
      <SectionHead title={title} lead={lead} />
      <Row
        sx={{
          ...columns({ md: fitting("13.5rem") }),
          rowGap: "clamp(1.5rem, 5vw, 3rem)",
          columnGap: "clamp(1.5rem, 5vw, 5rem)",
        }}
      >
        {items.map(({ value, label, comparison }) => (
          <ListItem
            key={value}
            sx={{ ...columns({ sm: "5fr 7fr", md: 1 }), columnGap: 3, alignItems: "center", ...ITEM }}
          >
            <ComparisonBars {...comparison} />
            <CountedFigure value={value} label={label} />
          </ListItem>
        ))}
      </Row>
    </Container>
  </Section>
)

export const query = graphql`
  fragment ResultsBlock on ResultsBlock {
    id
    title
    lead
    items {
      value
      label
      comparison {
        ...Comparison
      }
    }
  }
  fragment Comparison on Comparison {
    kind
    before
    after
    beforeLabel
    afterLabel
    alt
  }
`
