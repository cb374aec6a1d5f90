import { graphql } from "gatsby"
import { MarkedLine } from "../../components/marked-line"
import { Container } from "../../components/container"
import { List, ListItem } from "../../components/list"
import { ListItemText } from "../../components/list-item-text"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Picture } from "../../components/picture"

/** On desks what it means stands beside its title. */
const WORDS = { display: { md: "grid" }, gridTemplateColumns: "5fr 8fr", alignItems: "baseline" }

/** Why we are different: a ruled row each, with its symbol. */
export const AboutDifferences = ({ differences: { title: heading, items } }: DifferencesProps) => (
  <Section>
    <Container>
      <SectionHead title={heading} />
      <List dividers="below" spacing={3}>
        {items.map(({ picture, alt, title, text }) => (
          <ListItem
            key={title}
            template={picture ? { xs: "6rem 1fr", md: "9rem 1fr" } : 1}
            columnSpacing="clamp(1rem, 4vw, 4rem)"
            alignItems="center"
          >
            {picture && <Picture picture={picture} alt={alt ?? ""} />}
            <ListItemText primary={title} secondary={<MarkedLine>{text}</MarkedLine>} variant="h2" sx={WORDS} />
          </ListItem>
        ))}
      </List>
    </Container>
  </Section>
)

interface DifferencesProps {
  differences: Queries.AboutDifferencesFragment
}

export const query = graphql`
  fragment AboutDifferences on AboutDifferences {
    title
    items {
      picture {
        ...Photo
      }
      alt
      title
      text
    }
  }
`
