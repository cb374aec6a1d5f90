import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { List, ListItem } from "../../components/list"
import Typography from "@mui/material/Typography"

/** What we measure and report for this service, line by line as in a log. */
export const ServiceMeasures = ({ measures }: { measures: Queries.ServiceMeasuresFragment }) => (
  <Section>
    <Container>
      <SectionHead title={measures.title} lead={measures.lead} />
      <List component="ol" dividers="below">
        {measures.items.map(({ title, text }) => (
          <ListItem key={title} template="4fr 8fr" rowSpacing={1} columnSpacing={3} alignItems="baseline">
            <Typography variant="h3">{title}</Typography>
            <Typography color="textSecondary">
              <MarkedLine>{text}</MarkedLine>
            </Typography>
          </ListItem>
        ))}
      </List>
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
