import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { List, ListItem } from "../../components/list"
import { ListItemText } from "../../components/list-item-text"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Typography } from "../../components/typography"
import { typeScale } from "../../theme/tokens"

const COLUMNS = "minmax(0, 5fr) minmax(0, 7fr)"

/** Three operating values: the rule, what it means, and a figure that proves it. */
export const AboutValues = ({ values }: { values: Queries.AboutValuesFragment }) => (
  <Section tone="plane">
    <Container>
      <SectionHead title={values.title} lead={values.lead} />
      <List dividers="between" spacing="clamp(1.5rem, 3vw, 2.75rem)" sx={{ "& > :last-child": { pb: 0 } }}>
        {values.items.map(({ title, text, figure, figureLabel }) => (
          <ListItem
            key={title}
            template={COLUMNS}
            rowSpacing={3}
            columnSpacing="clamp(1.5rem, 4vw, 4rem)"
            alignItems="center"
          >
            <Typography variant="figure" sx={{ fontSize: typeScale.colossal, lineHeight: 0.8 }}>
              {figure}
              <Typography variant="caption" color="textSecondary" sx={{ mt: 2 }}>
                {figureLabel}
              </Typography>
            </Typography>
            <ListItemText primary={title} secondary={text} variant="h2" spacing={1.5} />
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
