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

/** Twelve questions by topic. A topic has an address, so it can be shared, and works with keyboard and history. */
export const FaqTopics = ({ topics }: { topics: Queries.FaqTopicsFragment }) => (
  // Without script all topics stand one below the other; with it one is shown (src/browser/topics/show-topics.ts).
  <Container template="4fr 8fr" columnSpacing={6} sx={TOPICS} {...brings("topics")}>
    <TopicKeys title={topics.title} topics={topics.items} />
    <div>
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
    </div>
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
