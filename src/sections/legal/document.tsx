import { graphql } from "gatsby"
import Container from "@mui/material/Container"
import { Contents } from "../../components/contents"
import { Prose } from "../../components/prose"
import { space } from "../../theme/tokens"
import { columns } from "../../theme/layouts"

/** Not the last child: which one that is, is not known while the page is still coming. */
const AIR = { paddingBlock: `${space.row} ${space.section}`, "& > nav + * > :first-child": { mt: 0 } }

interface DocumentProps {
  document: Queries.LegalTextFragment
  contents: string
}

/** The text of a legal document with its table of contents. */
export const LegalText = ({ document: { html, headings }, contents }: DocumentProps) => (
  <Container sx={{ ...columns("4fr 8fr"), rowGap: 3, columnGap: 6, alignItems: "start", ...AIR }}>
    <Contents title={contents} headings={headings} />
    <Prose dangerouslySetInnerHTML={{ __html: html }} />
  </Container>
)

export const query = graphql`
  fragment LegalText on LegalDocument {
    html
    headings {
      id
      text
    }
  }
`
