import ChevronRight from "@mui/icons-material/ChevronRight"
import Button from "@mui/material/Button"
import Container from "@mui/material/Container"
import Link from "@mui/material/Link"
import List from "@mui/material/List"
import ListItem from "@mui/material/ListItem"
import Typography from "@mui/material/Typography"
import { graphql, type HeadProps, type PageProps } from "gatsby"
import { useDocuments } from "#blocks/documents/use-documents"
import { CurrentDate } from "#components/current-date"
import { NoWrapRanges } from "#components/no-wrap-ranges"
import { Prose } from "#components/prose"
import { Section } from "#components/section"
import { Seo } from "#components/seo"
import { SplitHero } from "#components/split-hero"
import { TableOfContents } from "#components/table-of-contents"
import { PageMain } from "#layout/page-main"
import type { SitePageContext } from "#site/page-context"
import { columns, withDividers } from "#theme/layouts"
import { space } from "#theme/tokens"

interface LegalProps {
  document: NonNullable<Queries.LegalPageQuery["legalDocument"]>
  words: NonNullable<Queries.LegalPageQuery["words"]>
}

/** The text follows the `nav`. Not `:last-child`, which matches another element while the page loads. */
const textSpacing = { paddingBlock: `${space.row} ${space.section}`, "& > nav + * > :first-child": { marginTop: 0 } }

/** Text of the document, with a table of contents. */
const Text = ({ document: { html, headings }, words }: LegalProps) => (
  <Container sx={{ ...columns("4fr 8fr"), rowGap: 3, columnGap: 6, alignItems: "start", ...textSpacing }}>
    <TableOfContents title={words.legalContents} headings={headings} />
    <Prose dangerouslySetInnerHTML={{ __html: html }} />
  </Container>
)

/** A row that is a link. */
const rowStyles = {
  display: "flex",
  justifyContent: "space-between",
  alignItems: "center",
  minHeight: "4rem",
  "& svg": { fontSize: "1.5rem", transition: "transform .24s" },
  "&:hover svg": { transform: "translateX(4px)" },
}

/** A link for questions about the document, and links to the other documents. */
const Questions = ({ document, words }: LegalProps) => {
  const others = useDocuments().filter(({ path }) => path !== document.path)
  return (
    <Section tone="surface">
      <Container sx={{ ...columns("7fr 5fr"), rowGap: 6, columnGap: space.columns, alignItems: "start" }}>
        <div>
          <Typography variant="h2">{words.legalQuestions}</Typography>
          <Typography
            variant="lead"
            color="textSecondary"
            sx={{ marginTop: 2, marginBottom: 3, maxWidth: space.measure }}
          >
            <NoWrapRanges>{document.replyTime}</NoWrapRanges>
          </Typography>
          <Button href={words.legalAsk.href}>{words.legalAsk.label}</Button>
        </div>
        {others.length > 0 && (
          <div data-next>
            <Typography
              variant="body2"
              component="h2"
              color="textSecondary"
              sx={{ marginBottom: 1.5, fontWeight: 600 }}
            >
              {words.legalOthers}
            </Typography>
            <List sx={{ ...withDividers("between", 0) }}>
              {others.map(({ title, path }) => (
                <ListItem key={path}>
                  <Link underline="none" href={path} sx={rowStyles}>
                    <Typography variant="h4" component="span">
                      {title}
                    </Typography>
                    <ChevronRight />
                  </Link>
                </ListItem>
              ))}
            </List>
          </div>
        )}
      </Container>
    </Section>
  )
}

const LegalPage = ({
  data: { legalDocument, words },
  pageContext,
}: PageProps<Queries.LegalPageQuery, SitePageContext>) =>
  legalDocument &&
  words && (
    <PageMain context={pageContext} stagger={120}>
      <SplitHero
        title={legalDocument.title}
        lead={legalDocument.summary}
        picture={words.legalPicture}
        alt={words.legalAlt}
      >
        <Typography variant="body2" color="textSecondary" sx={{ marginTop: 3 }}>
          {words.legalUpdated} <CurrentDate built={words.buildDate} />
        </Typography>
      </SplitHero>
      <Text document={legalDocument} words={words} />
      <Questions document={legalDocument} words={words} />
    </PageMain>
  )

export default LegalPage

export const Head = ({ data: { legalDocument }, pageContext }: HeadProps<Queries.LegalPageQuery, SitePageContext>) =>
  legalDocument && <Seo context={pageContext} title={legalDocument.title} description={legalDocument.description} />

export const query = graphql`
  query LegalPage($id: String!) {
    legalDocument(id: { eq: $id }) {
      title
      description
      summary
      replyTime
      path
      html
      headings {
        ...Action
      }
    }
    words {
      buildDate
      legalUpdated
      legalContents
      legalQuestions
      legalAsk {
        ...Action
      }
      legalOthers
      legalPicture {
        ...Picture
      }
      legalAlt
    }
  }
`
