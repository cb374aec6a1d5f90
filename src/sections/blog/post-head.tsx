import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Headline } from "../../components/headline"
import { QuietLink } from "../../components/quiet-link"
import { Wrap } from "../../components/wrap"
import { SymbolFigure } from "../../scenes/symbols"
import { space, stroke } from "../../theme/tokens"
import { PostFacts } from "./post-facts"

const Top = styled(Wrap)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "8fr 4fr",
  gap: `${space.s5} ${space.s7}`,
  alignItems: "end",
  paddingTop: "clamp(1.25rem, 2.2vw, 2rem)",
  "& h1": { fontSize: "clamp(2.2rem, 1.35rem + 3vw, 4.1rem)", marginBlock: `${space.s2} ${space.s4}` },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "1fr", "& figure": { width: "min(70%, 18rem)" } },
}))

/** The drawing stands on this line; the facts hang below it. */
const Line = styled(Wrap)(({ theme }) => ({
  marginTop: space.s5,
  "& > div": { paddingTop: space.s4, borderTop: `${stroke.key} solid ${theme.vars.palette.yard.ink}` },
}))

/** Category, title, summary and facts of a post, with its drawing on the line. */
export const PostHead = ({ post, labels }: { post: Queries.PostHeadFragment; labels: Queries.BlogLabelsFragment }) => (
  <header>
    <Top>
      <div>
        <QuietLink href={post.filedUnder.path}>{post.filedUnder.name}</QuietLink>
        <Headline>{post.title}</Headline>
        <Typography variant="lead" sx={{ color: "text.secondary", maxWidth: "44rem" }}>
          {post.excerpt}
        </Typography>
      </div>
      <figure>
        <SymbolFigure name={post.symbol} />
      </figure>
    </Top>
    <Line>
      <div>
        <PostFacts post={post} labels={labels} />
      </div>
    </Line>
  </header>
)

export const query = graphql`
  fragment PostHead on BlogPost {
    title
    excerpt
    symbol
    filedUnder {
      name
      path
    }
    ...PostFacts
  }
`
