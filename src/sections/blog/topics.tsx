import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Section } from "../../components/section"
import { Container } from "../../components/container"
import { space, stroke } from "../../theme/tokens"

const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "4fr 8fr",
  gap: `${space.s5} ${space.s7}`,
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
}))

const List = styled("ul")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    borderTop: `${stroke.draw} solid ${yard.ink}`,
    "& li": {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "5fr 6fr",
      gap: `${space.s2} ${space.s5}`,
      alignItems: "baseline",
      paddingBlock: space.s5,
      borderBottom: `1px solid ${yard.line}`,
    },
    "& a": { ...theme.typography.page },
    "& p": { color: yard.inkSoft },
    [theme.breakpoints.down("sm")]: { "& li": { gridTemplateColumns: "1fr" } },
  }
})

interface TopicsProps {
  words: Queries.BlogTopicsFragment
  categories: readonly Queries.BlogTopicFragment[]
}

/** Popular topics, set as large as headings. */
export const BlogTopics = ({ words, categories }: TopicsProps) => (
  <Section>
    <Split>
      <Typography variant="h1">{words.title}</Typography>
      <List>
        {words.items.flatMap(id => {
          const topic = categories.find(({ yamlId }) => yamlId === id)
          return topic
            ? [
                <li key={id}>
                  <Link stretched href={topic.path}>
                    {topic.name}
                  </Link>
                  <p>{topic.description}</p>
                </li>,
              ]
            : []
        })}
      </List>
    </Split>
  </Section>
)

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
