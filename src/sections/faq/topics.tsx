import { Box } from "@mui/material"
import { graphql } from "gatsby"
import { brings } from "../../browser/behaviours"
import { Accordion } from "../../components/accordion"
import { Container } from "../../components/container"
import { Link } from "../../components/link"
import { TopicKeys } from "../../components/topic-keys"
import { Typography } from "../../components/typography"
import { space } from "../../theme/tokens"

/** Topics below one another, or one that is shown: on narrow screens with its keys in sight above it. */
const TOPICS = {
  paddingBlock: space.section,
  rowGap: { xs: 8, md: 4 },
  "& section": { scrollMarginTop: "2rem" },
  "&:not(:has(section[hidden])) section + section": { mt: 8 },
  "&:has(button) section": { scrollMarginTop: { xs: "20rem", sm: "12rem", md: "2rem" } },
}

/** What comes below the topics stands where it stands once one of them is shown: at the window's foot, or below it. */
const STILL = { display: "flex", flexDirection: "column", minHeight: "calc(100svh - 16rem)", "& > p": { mt: "auto" } }

interface TopicsProps {
  topics: Queries.FaqTopicsFragment
  /** No picture stands above them: they are in the first screen. */
  first: boolean
}

/** Twelve questions by topic. A topic has an address, so it can be shared, and works with keyboard and history. */
export const FaqTopics = ({ topics, first }: TopicsProps) => (
  // Without script all topics stand one below the other; with it one is shown (src/browser/topics/show-topics.ts).
  <Container template="4fr 8fr" columnSpacing={6} sx={TOPICS} {...brings("topics")}>
    <TopicKeys title={topics.title} topics={topics.items} />
    <Box sx={first ? STILL : {}}>
      {topics.items.map(({ id, title, items }) => (
        <section key={id} id={id} aria-labelledby={`${id}-title`}>
          <Typography variant="h1" id={`${id}-title`} sx={{ mb: 3 }}>
            {title}
          </Typography>
          <Accordion name="faq" items={items} />
        </section>
      ))}
      {topics.all && (
        <Typography sx={{ mt: 4 }}>
          <Link variant="button" href={topics.all.href}>
            {topics.all.label}
          </Link>
        </Typography>
      )}
    </Box>
  </Container>
)

export const query = graphql`
  fragment FaqTopics on FaqTopics {
    title
    all {
      ...Action
    }
    items {
      id
      title
      icon
      items {
        ...Faq
      }
    }
  }
`
