import Box from "@mui/material/Box"
import { graphql } from "gatsby"
import { brings } from "../../browser/behaviours"
import { Accordion } from "../../components/accordion"
import { Container } from "../../components/container"
import Link from "@mui/material/Link"
import { TopicKeys } from "../../components/topic-keys"
import Typography from "@mui/material/Typography"
import { space } from "../../theme/tokens"

/**
 * Topics below one another without a script. Where one will come, only the topic is shown that the script is going to
 * show, that of the address or the first: were the others there until it comes, what stands below would jump.
 */
const TOPICS = {
  paddingBlock: space.section,
  rowGap: { xs: 8, md: 4 },
  "& section": { scrollMarginTop: "2rem" },
  "&:not(:has(section[hidden])) section + section": { mt: 8 },
  "&:has(button) section": { scrollMarginTop: { xs: "20rem", sm: "12rem", md: "2rem" } },
  "@media screen and (scripting: enabled)": {
    "&:has(nav a):not(:has(section :target, section:target)) section + section, &:has(nav a):has(section :target, section:target) section:not(:has(:target), :target)":
      { display: "none" },
  },
}

interface TopicsProps {
  topics: Queries.FaqTopicsFragment
}

/** Twelve questions by topic. A topic has an address, so it can be shared, and works with keyboard and history. */
export const FaqTopics = ({ topics }: TopicsProps) => (
  <Container template="4fr 8fr" columnSpacing={6} sx={TOPICS} {...brings("topics")}>
    <TopicKeys title={topics.title} topics={topics.items} />
    <Box>
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
          <Link variant="action" href={topics.all.href}>
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
      picture {
        ...Photo
      }
      items {
        ...Faq
      }
    }
  }
`
