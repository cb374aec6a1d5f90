import { styled } from "@mui/material/styles"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import { Prose } from "../../components/prose"
import { ScaleTab, Tabs } from "../../components/tabs"
import Container from "@mui/material/Container"
import Typography from "@mui/material/Typography"
import { space, typeScale } from "../../theme/tokens"
import { brings } from "../../browser/behaviours"
import { columns } from "../../theme/layouts"

/** What is looked at rather than read may be wider than the measure. */
const WIDE = "54rem"

/** The first paragraph reads as an introduction; figures, tables and code reach out of the column. */
const Text = styled(Prose)({
  width: "100%",
  maxWidth: WIDE,
  "& > :not(.table, .key-figure, .bars, .picture, pre)": { maxWidth: space.measure },
  "& > p:first-of-type": { fontSize: typeScale.lead, lineHeight: 1.55 },
  "& > :is(.table, .key-figure, .bars, .note, pre)": { marginBlock: space.s6 },
  "& > .key-figure strong": { fontSize: typeScale.colossal },
})

type Post = NonNullable<Queries.BlogPostPageQuery["blogPost"]>

interface PostBodyProps {
  post: Pick<Post, "html" | "headings">
  /** Heading of the table of contents. */
  contents: string
}

/** Table of contents in the margin, where there are headings, and the prose. */
export const PostBody = ({ post, contents }: PostBodyProps) => (
  <Container
    sx={{
      ...columns(post.headings.length > 0 ? "3fr 9fr" : "1fr"),
      rowGap: 4,
      columnGap: 6,
      alignItems: "start",
      paddingBlock: `clamp(2rem, 4vw, 4rem) ${space.section}`,
    }}
  >
    {post.headings.length > 0 && (
      <Tabs aria-labelledby="contents" {...brings("contents")}>
        <Typography id="contents" variant="body2" component="h2" sx={{ fontWeight: 600, marginBottom: 1 }}>
          {contents}
        </Typography>
        <List component="ol" sx={{ typography: "body2" }}>
          {post.headings.map(({ id, text }) => (
            <ListItem key={id}>
              <ScaleTab href={`#${id}`}>{text}</ScaleTab>
            </ListItem>
          ))}
        </List>
      </Tabs>
    )}
    <Text dangerouslySetInnerHTML={{ __html: post.html }} />
  </Container>
)
