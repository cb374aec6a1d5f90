import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import { Container } from "../../components/container"
import { CountedFigure } from "../../components/counted-figure"
import { List, ListItem } from "../../components/list"
import { ListItemText } from "../../components/list-item-text"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { columnsOf } from "../../theme/even-columns"
import { stroke } from "../../theme/tokens"

/** Titles stand on one line, however long what a figure counts is. */
const RULE = { pt: 3, borderTop: `${stroke.draw} solid`, gridRow: "span 2", gridTemplateRows: "subgrid" }

/** Three operating values: the rule, what it means, and a figure that proves it. */
export const AboutValues = ({ values }: { values: Queries.AboutValuesFragment }) => (
  <Section tone="plane">
    <Container>
      <SectionHead title={values.title} lead={values.lead} />
      <List template={{ sm: columnsOf(values.items.length, 3) }} spacing="clamp(1.5rem, 4vw, 4rem)">
        {values.items.map(({ title, text, figure, figureLabel }) => (
          <ListItem key={title} template={1} spacing={2} alignItems="start" sx={RULE}>
            <CountedFigure value={figure} label={figureLabel} />
            <ListItemText primary={title} secondary={<MarkedLine>{text}</MarkedLine>} variant="h2" />
          </ListItem>
        ))}
      </List>
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
