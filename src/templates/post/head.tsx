import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import Stack from "@mui/material/Stack"
import { styled } from "@mui/material/styles"
import Typography from "@mui/material/Typography"
import { PostFacts } from "#blocks/posts/post-facts"
import { hasPicture, PostPicture } from "#blocks/posts/post-picture"
import { PageTitle } from "#components/page-title"
import { Portrait } from "#components/portrait"
import { formatMessage } from "#site/format-message"
import { formatDate } from "#site/language"
import { columns } from "#theme/layouts"
import { space, stroke } from "#theme/tokens"

/** Smaller than titles of pages: post titles are longer. */
const titleStyles = {
  fontSize: "clamp(2.2rem, 1.45rem + 2.6vw, 3.9rem)",
  marginBlock: `${space.s2} ${space.s4}`,
}

/**
 * The picture of a post, animated once on load: bars grow from zero, stacks rise, the result comes last.
 */
const Figure = styled("figure")(({ theme }) => ({
  [theme.breakpoints.down("md")]: { maxWidth: "38rem" },
  "@media (prefers-reduced-motion: no-preference)": {
    "& :is(.grow, .rise)": {
      animation: "grow .8s cubic-bezier(.2, .7, .2, 1) .1s both",
      transformBox: "fill-box",
      transformOrigin: "left bottom",
    },
    "& .back": { transformOrigin: "right bottom" },
    "& .rise": { animationName: "rise" },
    "& .set": { animation: "set .5s cubic-bezier(.3, .7, .2, 1) .7s both" },
    "@keyframes grow": { from: { transform: "scaleX(0)" } },
    "@keyframes rise": { from: { transform: "scaleY(0)" } },
    "@keyframes set": { from: { transform: "translateY(-28px)", opacity: 0 } },
  },
}))

interface PostHeadProps {
  post: NonNullable<Queries.BlogPostPageQuery["blogPost"]>
  /** Correction notice; {date} and {change} are replaced. */
  updated: string
}

/** Category, title, summary and picture of a post; below a line its facts. */
export const PostHead = ({ post, updated }: PostHeadProps) => (
  <header>
    <Container
      sx={{
        ...columns(hasPicture(post) ? { sm: "9fr 10fr", md: 2 } : 1),
        rowGap: 4,
        columnGap: space.columns,
        alignItems: "start",
        paddingTop: space.item,
        "& h1": titleStyles,
      }}
    >
      <div>
        <Link variant="action" href={post.category.path}>
          {post.category.name}
        </Link>
        <PageTitle>{post.title}</PageTitle>
        <Typography variant="lead" color="textSecondary" sx={{ maxWidth: "44rem" }}>
          {post.excerpt}
        </Typography>
      </div>
      {hasPicture(post) && (
        <Figure>
          <PostPicture post={post} isMain />
        </Figure>
      )}
    </Container>
    <Container sx={{ marginTop: 4 }}>
      <Stack
        direction="row"
        sx={{
          flexWrap: "wrap",
          justifyContent: "space-between",
          alignItems: "center",
          gap: `${space.s3} ${space.s6}`,
          paddingTop: 2,
          borderTop: `${stroke.key} solid`,
        }}
      >
        <Stack direction="row" spacing={2} sx={{ alignItems: "center", "& [data-portrait]": { width: "3rem" } }}>
          {post.authorProfile && <Portrait name={post.author} picture={post.authorProfile.portrait} sizes="3rem" />}
          <PostFacts post={post} linked />
        </Stack>
        {post.modifiedAt && post.correction && (
          <Typography variant="body2" sx={{ flexBasis: "100%", maxWidth: space.measure }}>
            {formatMessage(updated, { date: formatDate(post.modifiedAt), change: post.correction })}
          </Typography>
        )}
      </Stack>
    </Container>
  </header>
)
