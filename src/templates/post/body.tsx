import Container from "@mui/material/Container"
import { styled } from "@mui/material/styles"
import { Prose } from "#components/prose"
import { TableOfContents } from "#components/table-of-contents"
import { columns } from "#theme/layouts"
import { space, typeScale } from "#theme/tokens"

/** Maximum width of pictures, bars, key figures, tables and code; text is narrower. */
const WIDE = "54rem"

/** Prose with a first paragraph in larger type; pictures, bars, key figures, tables and code are wider than text. */
const Text = styled(Prose)({
  width: "100%",
  maxWidth: WIDE,
  "& > :not(.table, .key-figure, .bars, .picture, pre)": { maxWidth: space.measure },
  "& > p:first-of-type": { fontSize: typeScale.lead, lineHeight: 1.55 },
  "& > :is(.table, .key-figure, .bars, .note, pre)": { marginBlock: space.s6 },
  "& > .key-figure strong": { fontSize: typeScale.display },
})

type Post = NonNullable<Queries.BlogPostPageQuery["blogPost"]>

interface PostBodyProps {
  post: Pick<Post, "html" | "headings">
  /** Heading of the table of contents. */
  contents: string
}

/** Prose, with a table of contents in the margin if there are headings. */
export const PostBody = ({ post, contents }: PostBodyProps) => (
  <Container
    sx={{
      ...columns(post.headings.length > 0 ? "3fr 9fr" : "1fr"),
      rowGap: 4,
      columnGap: 6,
      alignItems: "start",
      paddingBlock: `${space.list} ${space.section}`,
    }}
  >
    {post.headings.length > 0 && <TableOfContents title={contents} headings={post.headings} />}
    <Text dangerouslySetInnerHTML={{ __html: post.html }} />
  </Container>
)
