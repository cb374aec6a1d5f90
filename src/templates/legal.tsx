import { Typography } from "@mui/material"
import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Prose } from "../components/prose"
import { Seo } from "../components/seo"
import { Wrap } from "../components/wrap"
import { Page } from "../layout/page"

const LegalPage = ({ data: { legalDocument }, location }: PageProps<Queries.LegalPageQuery>) =>
  legalDocument && (
    <Page pathname={location.pathname}>
      <Wrap>
        <Typography variant="page">{legalDocument.title}</Typography>
        <Prose dangerouslySetInnerHTML={{ __html: legalDocument.html }} />
      </Wrap>
    </Page>
  )

export default LegalPage

export const Head = ({ data: { legalDocument } }: HeadProps<Queries.LegalPageQuery>) =>
  legalDocument && <Seo title={legalDocument.title} description={legalDocument.description} path={legalDocument.path} />

export const query = graphql`
  query LegalPage($id: String!) {
    legalDocument(id: { eq: $id }) {
      title
      description
      path
      html
    }
  }
`
