import Box from "@mui/material/Box"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Stack from "@mui/material/Stack"
import Typography from "@mui/material/Typography"
import { PostEntries } from "#blocks/posts/post-entries"
import { PageTitle } from "#components/page-title"
import { Section } from "#components/section"
import { SideNav, SideNavLink } from "#components/side-nav"
import { FEED_PATH } from "#site/feed"
import { formatMessage } from "#site/format-message"
import { usePostLabels } from "#site/use-post-labels"
import { columns } from "#theme/layouts"
import { space, stroke } from "#theme/tokens"

/** Position of a page in a list of posts, and the paths of the pages before and after it. */
export interface Pagination {
  /** Page number from 1. */
  page: number
  pageCount: number
  newer: string | null
  older: string | null
}

type Data = Queries.BlogListPageQuery

interface ListProps {
  category: Pick<NonNullable<Data["blogCategory"]>, "heading" | "description" | "path">
  categories: Data["categories"]["nodes"]
  posts: Data["posts"]["nodes"]
  words: Omit<NonNullable<Data["words"]>["post"], "listBlocks">
  pagination: Pagination
}

/** A page of a category: its heading, links to all categories, and below it some of its posts with pagination. */
export const PostList = ({
  category,
  categories,
  posts,
  words,
  pagination: { page, pageCount, newer, older },
}: ListProps) => (
  <Section sx={{ "&&": { paddingTop: space.row } }}>
    <Container sx={{ ...columns("3fr 9fr"), rowGap: 3, columnGap: 6, alignItems: "start" }}>
      <Box component="header" sx={{ gridColumn: "1 / -1", paddingBottom: space.row }}>
        <PageTitle>{category.heading}</PageTitle>
        <Typography variant="lead" color="textSecondary" sx={{ marginTop: 1.5, maxWidth: space.measure }}>
          {category.description}
        </Typography>
      </Box>
      {/* The id "headings" is published: links may contain it. */}
      <SideNav aria-labelledby="headings">
        <Typography
          id="headings"
          variant="body2"
          component="h2"
          sx={{ fontWeight: 600, paddingBottom: 1, borderBottom: `${stroke.outline} solid` }}
        >
          {words.categories}
        </Typography>
        <List sx={{ display: { xs: "flex", md: "block" }, flexWrap: "wrap", columnGap: 3 }}>
          {categories.map(({ name, path }) => (
            <ListItem key={path}>
              <SideNavLink href={path} aria-current={path === category.path ? "true" : undefined}>
                {name}
              </SideNavLink>
            </ListItem>
          ))}
        </List>
      </SideNav>
      <div>
        {posts.length > 0 ? <PostEntries posts={posts} level="h2" eager /> : <Typography>{words.empty}</Typography>}
        {pageCount > 1 && (
          <Stack
            component="nav"
            direction="row"
            aria-label={words.pages}
            sx={{ flexWrap: "wrap", alignItems: "center", rowGap: 1, columnGap: 3, marginTop: 3 }}
          >
            {newer && (
              <Link variant="action" href={newer} rel="prev">
                {words.newer}
              </Link>
            )}
            <span>{formatMessage(words.page, { page, pages: pageCount })}</span>
            {older && (
              <Link variant="action" href={older} rel="next">
                {words.older}
              </Link>
            )}
          </Stack>
        )}
        <Link variant="action" href={FEED_PATH}>
          {usePostLabels().feed}
        </Link>
      </div>
    </Container>
  </Section>
)
