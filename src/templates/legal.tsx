import { styled } from "@mui/material/styles"
import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { Today } from "../components/today"
import { Page } from "../layout/page"
import { LegalText } from "../sections/legal/document"
import { LegalHead } from "../sections/legal/head"
import { LegalQuestions } from "../sections/legal/questions"
import { space, typeScale } from "../theme/tokens"

const Updated = styled("p")(({ theme }) => ({
  marginTop: space.s5,
  fontSize: typeScale.small,
  color: theme.vars.palette.yard.inkSoft,
}))

const LegalPage = ({ data: { legalDocument, legalPages }, location }: PageProps<Queries.LegalPageQuery>) =>
  legalDocument &&
  legalPages && (
    <Page pathname={location.pathname} stagger={120}>
      <LegalHead title={legalDocument.title} summary={legalDocument.summary} words={legalPages}>
        <Updated>
          {legalPages.lastUpdated} <Today built={legalPages.today} />
        </Updated>
      </LegalHead>
      <LegalText document={legalDocument} contents={legalPages.contents} />
      <LegalQuestions words={legalPages} of={legalDocument} />
    </Page>
  )

export default LegalPage

export const Head = ({ data: { legalDocument }, pageContext }: HeadProps<Queries.LegalPageQuery, Previewed>) =>
  legalDocument && (
    <Seo
      title={legalDocument.title}
      description={legalDocument.description}
      path={legalDocument.path}
      preview={pageContext.preview}
    />
  )

export const query = graphql`
  query LegalPage($id: String!) {
    legalDocument(id: { eq: $id }) {
      title
      description
      summary
      replyTime
      path
      ...LegalText
    }
    legalPages {
      lastUpdated
      today
      contents
      ...LegalHead
      ...LegalQuestions
    }
  }
`
