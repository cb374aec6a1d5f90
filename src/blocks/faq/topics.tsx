import Box from "@mui/material/Box"
import Container from "@mui/material/Container"
import Typography from "@mui/material/Typography"
import { behavior } from "#browser/behaviors"
import { Accordion } from "#components/accordion"
import { ActionLink } from "#components/actions"
import { columns } from "#theme/layouts"
import { space } from "#theme/tokens"
import type { BlockProps, Fields } from "../block"
import type { faqSchema } from "./schema"
import { TopicFilter } from "./topic-filter"

/**
 * Without JavaScript, all topics are visible. Before the script replaces the links with buttons, CSS shows one topic,
 * as the script will: the target of the URL, or the first. Hiding the others later would shift the content below.
 */
const topicsStyles = {
  paddingBlock: space.section,
  rowGap: { xs: 8, md: 4 },
  "& section": { scrollMarginTop: "2rem" },
  "&:not(:has(section[hidden])) section + section": { marginTop: 8 },
  "&:has(button) section": { scrollMarginTop: { xs: "20rem", sm: "12rem", md: "2rem" } },
  "@media screen and (scripting: enabled)": {
    "&:has(nav a):not(:has(section :target, section:target)) section + section, &:has(nav a):has(section :target, section:target) section:not(:has(:target), :target)":
      { display: "none" },
  },
}

type Faq = Fields<typeof faqSchema>

interface TopicsProps extends Pick<
  BlockProps<typeof faqSchema>,
  "id" | "title" | "action" | "items" | "page" | "idSuffix"
> {
  topics: NonNullable<Faq["topics"]>
}

/** Questions by topic. Each topic has an anchor, for shared links, keyboard and history. */
export const Topics = ({ id, title, topics, items, action, page, idSuffix = "" }: TopicsProps) => (
  <Container id={id ?? undefined} sx={{ ...columns("4fr 8fr"), columnGap: 6, ...topicsStyles }} {...behavior("topics")}>
    <TopicFilter title={title} topics={topics} />
    <Box>
      {topics.map(({ value, label }) => (
        <section key={value} id={value} aria-labelledby={`${value}-title`}>
          <Typography variant="h2" id={`${value}-title`} sx={{ marginBottom: 3 }}>
            {label}
          </Typography>
          <Accordion name={`topics-${page.path}${idSuffix}`} items={items.filter(({ topic }) => topic === value)} />
        </section>
      ))}
      {action && (
        <Typography sx={{ marginTop: 4 }}>
          <ActionLink action={action} />
        </Typography>
      )}
    </Box>
  </Container>
)
