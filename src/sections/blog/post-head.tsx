import { Typography } from "@mui/material"
import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Headline } from "../../components/headline"
import { Portrait } from "../../components/portrait"
import { Container } from "../../components/container"
import { fill } from "../../site/fill"
import { space, stroke, typeScale } from "../../theme/tokens"
import { PostFacts } from "./post-facts"
import { PostPicture } from "./post-picture"
import { Share } from "./share"

const Top = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "1fr 1fr",
  gap: `${space.s6} clamp(2rem, 5vw, 5.5rem)`,
  alignItems: "start",
  paddingTop: "clamp(1.25rem, 2.2vw, 2rem)",
  "& h1": { fontSize: "clamp(2.2rem, 1.45rem + 2.6vw, 3.9rem)", marginBlock: `${space.s2} ${space.s4}` },
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "minmax(0, 1fr)", "& figure": { maxWidth: "36rem" } },
  // Built up once: lengths run out from their zero, stacks rise, what is decided is set down last.
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

/** The drawing stands above this line; the facts hang below it. */
const Line = styled(Container)(({ theme }) => ({
  marginTop: space.s6,
  "& > div": {
    display: "flex",
    flexWrap: "wrap",
    justifyContent: "space-between",
    alignItems: "center",
    gap: `${space.s3} ${space.s6}`,
    paddingTop: space.s4,
    borderTop: `${stroke.key} solid ${theme.vars.palette.yard.ink}`,
  },
  "& p": { flexBasis: "100%", maxWidth: space.measure, fontSize: typeScale.small },
}))

const Signed = styled("div")({
  display: "flex",
  alignItems: "center",
  gap: space.s4,
  "& [data-portrait]": { flex: "none", width: "3rem" },
})

/** Category, title, summary and facts of a post, with its drawing on the line. */
export const PostHead = ({ post, labels }: { post: Queries.PostHeadFragment; labels: Queries.BlogLabelsFragment }) => (
  <header>
    <Top>
      <div>
        <Link variant="button" href={post.category.path}>
          {post.category.name}
        </Link>
        <Headline>{post.title}</Headline>
        <Typography variant="lead" sx={{ color: "text.secondary", maxWidth: "44rem" }}>
          {post.excerpt}
        </Typography>
      </div>
      <figure>
        <PostPicture post={post} labels={labels} first />
      </figure>
    </Top>
    <Line>
      <div>
        <Signed>
          {post.signedBy && <Portrait photo={post.signedBy.portrait} sizes="3rem" />}
          <PostFacts post={post} labels={labels} linked />
        </Signed>
        <Share labels={labels} />
        {post.update && <p>{fill(labels.updated, { date: post.update.date, change: post.update.change })}</p>}
      </div>
    </Line>
  </header>
)

export const query = graphql`
  fragment PostHead on BlogPost {
    title
    excerpt
    ...PostPicture
    category {
      name
      path
    }
    signedBy {
      portrait {
        ...Photo
      }
    }
    update {
      date
      change
    }
    ...PostFacts
  }
`
