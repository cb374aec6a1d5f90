import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { SymbolFigure } from "../../scenes/symbols"
import { space, stroke, typeScale } from "../../theme/tokens"
import { PostFacts } from "./post-facts"
import { PostPicture } from "./post-picture"

/** Lines of the log: date in the margin, then what happened, then a sketch of it. */
const Log = styled("ol")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    borderTop: `${stroke.draw} solid ${yard.ink}`,
    "& > li": {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "minmax(9.25rem, 2fr) 8fr minmax(7rem, 2fr)",
      gap: `${space.s2} clamp(1.5rem, 3vw, 3rem)`,
      paddingBlock: space.s5,
      borderBottom: `1px solid ${yard.line}`,
    },
    "& [data-margin]": {
      fontSize: typeScale.small,
      lineHeight: 1.45,
      color: yard.inkSoft,
      "& b": { display: "block", fontWeight: 600, color: yard.ink },
    },
    // One entry by itself has room for its drawing. It is marked, and its drawing comes first: a browser knows that
    // nothing follows only when the list has ended, and on a slow connection all of it would move then.
    "&[data-alone] > li": {
      gridTemplateColumns: "5fr 8fr",
      gridTemplateRows: "auto 1fr",
      paddingBlock: space.s6,
      "& [data-words] > :first-child": { fontSize: typeScale.one, marginTop: space.s2 },
    },
    "& [data-large]": {
      gridArea: "1 / 2 / span 2",
      alignContent: "center",
      padding: "clamp(1rem, 2.5vw, 2rem)",
      background: yard.plane,
      border: `1px solid ${yard.line}`,
    },
    "& [data-excerpt]": { color: yard.inkSoft, maxWidth: space.measure, marginBlock: space.s2 },
    [theme.breakpoints.down("lg")]: {
      "&[data-alone] > li": { gridTemplateColumns: "1fr", gridTemplateRows: "auto" },
      "& [data-large]": { gridArea: "1 / 1", marginBottom: space.s3, paddingInline: 0 },
    },
    [theme.breakpoints.down("sm")]: {
      "& > li": { gridTemplateColumns: "1fr 5rem" },
      "& [data-margin]": { gridColumn: 1, alignSelf: "end" },
      "& figure:not([data-large])": { gridArea: "1 / 2" },
      "& [data-words]": { gridColumn: "1 / -1" },
    },
  }
})

interface EntriesProps {
  posts: readonly Queries.BlogEntryFragment[]
  labels: Queries.BlogLabelsFragment
  /** Heading level of the titles. */
  level?: "h2" | "h3"
}

/** Posts as ruled entries of a log. */
export const BlogEntries = ({ posts, labels, level = "h3" }: EntriesProps) => (
  <Log data-alone={posts.length === 1 || undefined}>
    {posts.map(post => (
      <li key={post.path}>
        {posts.length === 1 && (
          <figure data-large>
            <PostPicture post={post} />
          </figure>
        )}
        <p data-margin>
          <b>{post.date}</b> {post.category.name}
        </p>
        <div data-words>
          <Typography variant="h2" component={level}>
            <Link stretched href={post.path}>
              {post.title}
            </Link>
          </Typography>
          <p data-excerpt>{post.excerpt}</p>
          <PostFacts post={post} labels={labels} only={["author", "readTime", "views"]} />
        </div>
        {posts.length > 1 && (
          <figure>
            <SymbolFigure name={post.symbol} />
          </figure>
        )}
      </li>
    ))}
  </Log>
)

export const query = graphql`
  fragment BlogEntry on BlogPost {
    path
    title
    excerpt
    ...PostPicture
    category {
      name
    }
    ...PostFacts
  }
`
