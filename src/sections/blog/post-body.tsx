import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Prose } from "../../components/prose"
import { Container } from "../../components/container"
import { space, typeScale } from "../../theme/tokens"
import { brings } from "../../browser/behaviours"

const Split = styled(Container)(({ theme }) => ({
  display: "grid",
  gridTemplateColumns: "3fr 9fr",
  gap: `${space.s6} ${space.s7}`,
  alignItems: "start",
  paddingBlock: `clamp(2rem, 4vw, 4rem) ${space.section}`,
  [theme.breakpoints.down("md")]: { gridTemplateColumns: "minmax(0, 1fr)" },
}))

/** A scale in the margin: one tick a heading. */
const Contents = styled("nav")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    position: "sticky",
    top: "6.5rem",
    fontSize: typeScale.small,
    lineHeight: 1.4,
    "& h2": { fontSize: typeScale.small, fontWeight: 600, lineHeight: 1.4, marginBottom: space.s2 },
    "& ol": { borderLeft: `1px solid ${yard.pencil}` },
    "& a": {
      position: "relative",
      display: "block",
      padding: `${space.s2} 0 ${space.s2} ${space.s5}`,
      color: yard.inkSoft,
      textDecoration: "none",
      "&::before": {
        content: '""',
        position: "absolute",
        left: 0,
        top: "1.05rem",
        width: 10,
        borderTop: `1px solid ${yard.pencil}`,
        transition: "width .24s",
      },
      "&:hover, &[aria-current]": {
        color: yard.ink,
        "&::before": { width: 18, borderTop: `3px solid ${yard.signal}` },
      },
    },
    [theme.breakpoints.down("md")]: { position: "static" },
  }
})

/** What is looked at rather than read may be wider than the measure. */
const WIDE = "54rem"

/** The first paragraph reads as an introduction; sums, tables and code reach out of the column. */
const Text = styled(Prose)({
  minWidth: 0,
  width: "100%",
  maxWidth: WIDE,
  "& > :not(.table, .key-figure, .bars, .picture, pre)": { maxWidth: space.measure },
  "& > p:first-of-type": { fontSize: typeScale.lead, lineHeight: 1.55 },
  "& > :is(.table, .key-figure, .bars, .note, pre)": { marginBlock: space.s6 },
  "& > .key-figure strong": { fontSize: typeScale.colossal },
})

/** Table of contents in the margin, and the prose. */
export const PostBody = ({ post, labels }: { post: Queries.PostBodyFragment; labels: Queries.BlogLabelsFragment }) => (
  <Split>
    <Contents aria-labelledby="contents" {...brings("contents")}>
      <h2 id="contents">{labels.contents}</h2>
      <ol>
        {post.headings.map(({ id, text }) => (
          <li key={id}>
            <a href={`#${id}`}>{text}</a>
          </li>
        ))}
      </ol>
    </Contents>
    <Text dangerouslySetInnerHTML={{ __html: post.html }} />
  </Split>
)

export const query = graphql`
  fragment PostBody on BlogPost {
    html
    headings {
      id
      text
    }
  }
`
