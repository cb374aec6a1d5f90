import Chip from "@mui/material/Chip"
import Link from "@mui/material/Link"
import ListItem from "@mui/material/ListItem"
import Stack from "@mui/material/Stack"
import { formatMessage } from "#site/format-message"
import { formatDate } from "#site/language"
import { usePostLabels } from "#site/use-post-labels"

const formatAuthor = (post: Queries.PostEntryFragment, template: string, isLinked: boolean) => {
  const words = formatMessage(template, { author: post.author })
  return isLinked && post.authorProfile ? <Link href={post.authorProfile.path}>{words}</Link> : words
}

/**
 * Author, date, reading time and views of a post, in this order. In `develop`, unpublished posts have a status label
 * before the author.
 */
export const PostFacts = ({
  post,
  listedFacts,
  linked,
}: {
  post: Queries.PostEntryFragment
  /** Default: all facts. */
  listedFacts?: readonly Fact[]
  /** Links the author's name to their page. */
  linked?: boolean
}) => {
  const words = usePostLabels()
  const facts = {
    author: formatAuthor(post, words.by, Boolean(linked)),
    date: <time dateTime={post.publishedAt}>{formatDate(post.date)}</time>,
    readTime: formatMessage(words.readTime, { minutes: post.readingMinutes }),
    views: post.views === null ? null : formatMessage(words.views, { views: post.views }),
  }
  return (
    <Stack
      component="ul"
      direction="row"
      aria-label={words.details}
      sx={{
        flexWrap: "wrap",
        alignItems: "center",
        rowGap: 0.5,
        columnGap: 2,
        typography: "body2",
        color: "text.secondary",
      }}
    >
      {post.statusLabel && (
        <ListItem>
          <Chip color="secondary" label={post.statusLabel} />
        </ListItem>
      )}
      {(listedFacts ?? allFacts).map(name => facts[name] && <ListItem key={name}>{facts[name]}</ListItem>)}
    </Stack>
  )
}

const allFacts = ["author", "date", "readTime", "views"] as const
type Fact = (typeof allFacts)[number]
