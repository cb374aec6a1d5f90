import Box from "@mui/material/Box"
import CardMedia from "@mui/material/CardMedia"
import Link from "@mui/material/Link"
import Typography from "@mui/material/Typography"
import { graphql, useStaticQuery } from "gatsby"
import { HeadedSection } from "#components/headed-section"
import { FEED_PATH } from "#site/feed"
import { formatDate } from "#site/language"
import { usePostLabels } from "#site/use-post-labels"
import { columns } from "#theme/layouts"
import { space, stroke } from "#theme/tokens"
import type { Fields } from "../block"
import { PostEntries } from "./post-entries"
import { PostFacts } from "./post-facts"
import { PostPicture } from "./post-picture"
import type { postsSchema } from "./schema"

/** Number of large posts. */
const LARGE_COUNT = 2

/** Styles of the two large posts: side by side, the first has a larger padding; stacked, they are equal. */
const largePostStyles = [
  {
    picturePadding: `${space.row} ${space.columns}`,
    dividerStyles: { paddingRight: { md: 6 }, borderRight: { md: 1 } },
  },
  { picturePadding: space.row, dividerStyles: { paddingLeft: { md: 6 }, borderTop: { xs: 1, md: 0 } } },
]

/** A large post: picture, category and date, text; picture beside the text on tablets, above it otherwise. */
const LargePost = ({ post, index }: { post: Queries.PostEntryFragment; index: number }) => (
  <Box
    component="article"
    sx={{
      ...columns({ sm: "4fr 3fr", md: 1 }),
      rowGap: 1.5,
      columnGap: 4,
      position: "relative",
      paddingBlock: `${space.s5} ${space.s6}`,
      gridRow: { md: "span 3" },
      gridTemplateRows: { sm: "auto 1fr", md: "subgrid" },
      ...largePostStyles[index]?.dividerStyles,
      // Repeated per breakpoint: the border shorthands reset the color.
      borderColor: { xs: "colors.divider", md: "colors.divider" },
    }}
  >
    <CardMedia
      sx={{
        gridRow: { sm: "1 / 3", md: "auto" },
        marginBottom: 1.5,
        padding: { xs: `${space.s4} 0`, md: largePostStyles[index]?.picturePadding },
      }}
    >
      <PostPicture post={post} />
    </CardMedia>
    <Typography variant="body2" color="textSecondary">
      <b>{post.category.name}</b> · {formatDate(post.date)}
    </Typography>
    <div>
      <Typography variant="h3" sx={index === 0 ? { typography: { md: "h2" } } : {}}>
        <Link variant="stretched" href={post.path}>
          {post.title}
        </Link>
      </Typography>
      <Typography color="textSecondary" sx={{ maxWidth: space.measure, marginBlock: 1.5 }}>
        {post.excerpt}
      </Typography>
      <PostFacts post={post} listedFacts={["author", "readTime", "views"]} />
    </div>
  </Box>
)

const useLatestPosts = () =>
  useStaticQuery<Queries.LatestPostsQuery>(graphql`
    query LatestPosts {
      allBlogPost(sort: [{ featured: DESC }, { publishedAt: DESC }, { title: ASC }], limit: 6) {
        nodes {
          ...PostEntry
        }
      }
    }
  `).allBlogPost.nodes

/** The latest posts: the first two large, of different widths, the others as a list. */
export const PostsBlock = ({ id, title, action }: Fields<typeof postsSchema>) => {
  const posts = useLatestPosts()
  return (
    <HeadedSection id={id} title={title} action={action}>
      <Box sx={{ ...columns("7fr 5fr"), borderTop: `${stroke.outline} solid` }}>
        {posts.slice(0, LARGE_COUNT).map((post, index) => (
          <LargePost key={post.path} post={post} index={index} />
        ))}
      </Box>
      <PostEntries posts={posts.slice(LARGE_COUNT)} />
      <Link variant="action" href={FEED_PATH}>
        {usePostLabels().feed}
      </Link>
    </HeadedSection>
  )
}
