import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Section } from "../../components/section"
import { Container } from "../../components/container"
import { space, stroke, typeScale } from "../../theme/tokens"
import { PostFacts } from "./post-facts"
import { PostPicture } from "./post-picture"

const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "7fr 5fr",
  gap: `${space.s6} ${space.s7}`,
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr" },
}))

const Kicker = styled("h2")(({ theme }) => ({
  fontSize: typeScale.small,
  fontWeight: 600,
  lineHeight: 1.4,
  margin: 0,
  paddingBottom: space.s3,
  borderBottom: `${stroke.draw} solid ${theme.vars.palette.yard.ink}`,
}))

const Next = styled("article")(({ theme }) => ({
  position: "relative",
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: `${space.s5} ${space.s6}`,
  alignItems: "start",
  paddingTop: space.s5,
  "& p": { color: theme.vars.palette.yard.inkSoft, marginBlock: space.s3 },
  [theme.breakpoints.down("sm")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}))

const Related = styled("ul")(({ theme }) => ({
  "& > li": {
    position: "relative",
    display: "grid",
    gap: space.s2,
    paddingBlock: space.s5,
    borderBottom: `1px solid ${theme.vars.palette.yard.line}`,
  },
}))

interface PostNextProps {
  next: Queries.BlogEntryFragment | null
  related: readonly Queries.BlogEntryFragment[]
  labels: Queries.BlogLabelsFragment
}

/** Where to read on: the next entry large, related ones beside it. */
export const PostNext = ({ next, related, labels }: PostNextProps) => (
  <Section tone="plane" data-further>
    <Split>
      {next && (
        <div>
          <Kicker>{labels.next}</Kicker>
          <Next>
            <figure>
              <PostPicture post={next} />
            </figure>
            <div>
              <Typography variant="h2" component="h3">
                <Link stretched href={next.path}>
                  {next.title}
                </Link>
              </Typography>
              <p>{next.excerpt}</p>
              <PostFacts post={next} labels={labels} only={["date", "readTime"]} />
            </div>
          </Next>
        </div>
      )}
      {related.length > 0 && (
        <div>
          <Kicker>{labels.related}</Kicker>
          <Related>
            {related.map(post => (
              <li key={post.path}>
                <Typography variant="h3" component="h3">
                  <Link stretched href={post.path}>
                    {post.title}
                  </Link>
                </Typography>
                <PostFacts post={post} labels={labels} only={["date", "readTime"]} />
              </li>
            ))}
          </Related>
        </div>
      )}
    </Split>
  </Section>
)

export const query = graphql`
  fragment PostNext on BlogPostConnection {
    nodes {
      ...BlogEntry
    }
  }
`
