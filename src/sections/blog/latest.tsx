import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Section } from "../../components/section"
import { SectionHead } from "../../components/section-head"
import { Container } from "../../components/container"
import { space, stroke, typeScale } from "../../theme/tokens"
import { BlogEntries } from "./entries"
import { PostFacts } from "./post-facts"
import { PostPicture } from "./post-picture"

/** The two featured posts: one spread of unequal pages. */
const Spread = styled("div")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    display: "grid",
    gridTemplateColumns: "7fr 5fr",
    borderTop: `${stroke.draw} solid ${yard.ink}`,
    "& article": {
      position: "relative",
      display: "grid",
      gridRow: "span 3",
      gridTemplateRows: "subgrid",
      alignContent: "start",
      gap: space.s3,
      paddingBlock: `${space.s5} ${space.s6}`,
      "&:first-of-type": { paddingRight: space.s7, borderRight: `1px solid ${yard.line}` },
      "&:last-of-type": { paddingLeft: space.s7 },
    },
    "& figure": {
      display: "grid",
      alignItems: "center",
      marginBottom: space.s3,
      padding: "clamp(1rem, 3vw, 3rem) clamp(1rem, 5vw, 6rem)",
      background: yard.plane,
      border: `1px solid ${yard.line}`,
    },
    "& article:last-of-type figure": { paddingInline: "clamp(1rem, 3vw, 3rem)" },
    "& [data-margin]": { fontSize: typeScale.small, "& b": { fontWeight: 600 }, color: yard.inkSoft },
    "& [data-excerpt]": { color: yard.inkSoft, maxWidth: space.measure, marginBlock: space.s3 },
    // Side by side the words in the drawings would be too small to read.
    [theme.breakpoints.down("md")]: {
      gridTemplateColumns: "minmax(0, 1fr)",
      "& article:first-of-type, & article:last-of-type": { paddingInline: 0, borderRight: 0 },
      "& article:first-of-type figure, & article:last-of-type figure": { padding: space.s4 },
      "& article + article": { borderTop: `1px solid ${yard.line}` },
      "& article h3": { fontSize: typeScale.two },
    },
    [theme.breakpoints.down("sm")]: {
      "& article:first-of-type figure, & article:last-of-type figure": { paddingInline: 0 },
    },
    [theme.breakpoints.between("sm", "md")]: {
      "& article": { gridTemplate: "auto 1fr / 1fr 1fr", columnGap: space.s6 },
      "& article figure": { gridRow: "1 / 3", alignSelf: "start" },
    },
  }
})

interface LatestProps {
  words: Queries.BlogLatestFragment
  posts: readonly Queries.BlogEntryFragment[]
  labels: Queries.BlogLabelsFragment
  /** Address of the feed with all posts. */
  feed: string | null
}

/** How many posts are shown large. */
const FEATURED = 2

/** The latest posts: the first two large, the others as entries of the log. */
export const BlogLatest = ({ words, posts, labels, feed }: LatestProps) => (
  <Section>
    <Container>
      <SectionHead title={words.title}>
        <Link variant="button" href={words.action.href}>
          {words.action.label}
        </Link>
      </SectionHead>
      <Spread>
        {posts.slice(0, FEATURED).map((post, index) => (
          <article key={post.path}>
            <figure>
              <PostPicture post={post} />
            </figure>
            <p data-margin>
              <b>{post.category.name}</b> · {post.date}
            </p>
            <div>
              <Typography variant={index === 0 ? "h1" : "h2"} component="h3">
                <Link stretched href={post.path}>
                  {post.title}
                </Link>
              </Typography>
              <p data-excerpt>{post.excerpt}</p>
              <PostFacts post={post} labels={labels} only={["author", "readTime", "views"]} />
            </div>
          </article>
        ))}
      </Spread>
      <BlogEntries posts={posts.slice(FEATURED)} labels={labels} />
      {feed && (
        <Link variant="button" href={feed}>
          {labels.feed}
        </Link>
      )}
    </Container>
  </Section>
)

export const query = graphql`
  fragment BlogLatest on BlogLatest {
    title
    action {
      ...Action
    }
  }
`
