import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import { Section } from "../../components/section"
import { Container } from "../../components/container"
import { List, ListItem } from "../../components/list"
import { ListItemText } from "../../components/list-item-text"
import { SectionHead } from "../../components/section-head"
import { Picture } from "../../components/picture"

/** What goes wrong without this service: a ruled list, each problem with its small drawing. */
export const ServiceProblems = ({ problems }: { problems: Queries.ServiceProblemsFragment }) => (
  <Section>
    <Container template="5fr 7fr" rowSpacing={4} columnSpacing={6}>
      <SectionHead stacked title={problems.title} lead={problems.lead} />
      <List dividers="between" spacing="clamp(.75rem, 3vw, 1.5rem)">
        {problems.items.map(({ picture, title, text }) => (
          <ListItem
            key={title}
            template={picture ? { xs: "4rem 1fr", sm: "5.5rem 1fr" } : "1fr"}
            columnSpacing="clamp(1rem, 4vw, 1.5rem)"
            alignItems="center"
          >
            {picture && <Picture picture={picture} alt="" />}
            <ListItemText primary={title} secondary={<MarkedLine>{text}</MarkedLine>} spacing={0.5} />
          </ListItem>
        ))}
      </List>
    </Container>
  </Section>
)

export const query = graphql`
  fragment ServiceProblems on ServiceProblems {
    title
    lead
    items {
      picture {
        ...Photo
      }
      title
      text
    }
  }
`
