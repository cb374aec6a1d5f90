import { graphql } from "gatsby"
import Link from "@mui/material/Link"
import { List, ListItem } from "../../components/list"
import { Section } from "../../components/section"
import { Container } from "../../components/container"
import Typography from "@mui/material/Typography"

interface TopicsProps {
  words: Queries.BlogTopicsFragment
  categories: readonly Queries.BlogTopicFragment[]
}

/** Popular topics, set as large as headings. */
export const BlogTopics = ({ words, categories }: TopicsProps) => {
  const topics = words.items.flatMap(id => categories.find(({ yamlId }) => yamlId === id) ?? [])
  return (
    <Section>
      <Container template="4fr 8fr" rowSpacing={3} columnSpacing={6}>
        <Typography variant="h1">{words.title}</Typography>
        <List dividers="below" spacing={3}>
          {topics.map(({ yamlId, path, name, description }) => (
            <ListItem
              key={yamlId}
              template={{ sm: "5fr 6fr" }}
              rowSpacing={1}
              columnSpacing={3}
              alignItems="baseline"
              sx={{ position: "relative" }}
            >
              <Link variant="stretched" href={path} sx={{ typography: "page" }}>
                {name}
              </Link>
              <Typography color="textSecondary">{description}</Typography>
            </ListItem>
          ))}
        </List>
      </Container>
    </Section>
  )
}

export const query = graphql`
  fragment BlogTopics on BlogTopics {
    title
    items: itemIds
  }
  fragment BlogTopic on BlogCategory {
    yamlId
    name
    path
    description
  }
`
