import { styled } from "@mui/material/styles"
import { graphql } from "gatsby"
import { Link } from "../../components/link"
import { Container } from "../../components/container"
import { Typography } from "../../components/typography"
import { space, stroke } from "../../theme/tokens"

const List = styled("ul")(({ theme }) => {
  const { yard } = theme.vars.palette
  return {
    "& li": {
      position: "relative",
      display: "grid",
      gridTemplateColumns: "4fr 6fr 2fr",
      gap: `${space.s3} ${space.s6}`,
      alignItems: "baseline",
      paddingBlock: space.s6,
      borderTop: `1px solid ${yard.line}`,
    },
    "& li:first-of-type": { borderTop: `${stroke.draw} solid ${yard.ink}` },
    "& li:last-of-type": { borderBottom: `${stroke.draw} solid ${yard.ink}` },
    "& p": { color: yard.inkSoft, maxWidth: space.measure },
    "& a": { textDecoration: "none", "&::after": { content: '""', position: "absolute", inset: 0 } },
    "& [data-more]": {
      justifySelf: "end",
      fontWeight: 600,
      textDecoration: `underline 3px ${yard.signal}`,
      textUnderlineOffset: ".3em",
    },
    "& li:hover [data-more]": { textDecorationColor: yard.ink },
    [theme.breakpoints.down("md")]: {
      "& li": { gridTemplateColumns: "1fr" },
      "& [data-more]": { justifySelf: "start" },
    },
  }
})

interface PapersProps {
  papers: readonly Queries.LegalPaperFragment[]
  read: string
}

/** All legal documents, each with its summary. */
export const LegalPapers = ({ papers, read }: PapersProps) => (
  <Container component="section" sx={{ paddingBlock: `${space.s7} ${space.section}` }}>
    <List>
      {papers.map(({ title, summary, path }) => (
        <li key={path}>
          <Typography variant="h2" component="h2">
            <Link href={path}>{title}</Link>
          </Typography>
          <p>{summary}</p>
          <span data-more aria-hidden="true">
            {read}
          </span>
        </li>
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
