import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { LegalHead } from "../sections/legal/head"
import { LegalPapers } from "../sections/legal/papers"

/** Where the breadcrumb of a legal document leads: the list of them. */
const LegalIndexPage = ({ data: { legalPages }, location }: PageProps<Queries.LegalIndexPageQuery>) =>
  legalPages && (
    <Page pathname={location.pathname} stagger={120}>
      <LegalHead title={legalPages.title} summary={legalPages.lead} words={legalPages} />
      <LegalPapers papers={legalPages.documents} read={legalPages.read} />
    </Page>
  )

export default LegalIndexPage

export const Head = ({ data: { legalPages }, pageContext }: HeadProps<Queries.LegalIndexPageQuery, Previewed>) =>
  legalPages && <Seo {...legalPages.meta} path="/legal" preview={pageContext.preview} />

export const query = graphql`
  query LegalIndexPage {
    legalPages {
      meta {
        ...PageMeta
      }
      title
      lead
      read
      ...LegalHead
      documents {
        ...LegalPaper
      }
    }
  }
`
