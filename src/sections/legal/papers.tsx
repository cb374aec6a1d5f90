import { graphql } from "gatsby"
import { Container } from "../../components/container"
import Link from "@mui/material/Link"
import { List, ListItem } from "../../components/list"
import Typography from "@mui/material/Typography"
import { space, stroke } from "../../theme/tokens"

interface PapersProps {
  papers: readonly Queries.LegalPaperFragment[]
  read: string
}

/** All legal documents, each with its summary. */
export const LegalPapers = ({ papers, read }: PapersProps) => (
  <Container component="section" sx={{ paddingBlock: `${space.row} ${space.section}` }}>
    <List dividers="between" spacing={4} sx={{ borderBottom: `${stroke.draw} solid` }}>
      {papers.map(({ title, summary, path }) => (
        <ListItem
          key={path}
          template="4fr 6fr 2fr"
          rowSpacing={1.5}
          columnSpacing={4}
          alignItems="baseline"
          sx={{ position: "relative" }}
        >
          <Typography variant="h2" component="h2">
            <Link variant="stretched" href={path}>
              {title}
            </Link>
          </Typography>
          <Typography color="textSecondary" sx={{ maxWidth: space.measure }}>
            {summary}
          </Typography>
          <Link
            component="span"
            variant="action"
            aria-hidden="true"
            sx={{ minHeight: 0, justifySelf: { xs: "start", md: "end" } }}
          >
            {read}
          </Link>
        </ListItem>
      ))}
    </List>
  </Container>
)

export const query = graphql`
  fragment LegalPaper on LegalDocument {
    title
    summary
    path
  }
`
