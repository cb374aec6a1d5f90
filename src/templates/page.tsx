import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Blocks } from "../blocks/registry"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"

const PageTemplate = ({ data: { page }, location }: PageProps<Queries.PageQuery>) =>
  page && (
    <Page pathname={page.path === "/" ? undefined : location.pathname} stagger={page.slow ? 120 : undefined}>
      <Blocks blocks={page.blocks} page={page} />
    </Page>
  )

export default PageTemplate

export const Head = ({ data: { page }, pageContext }: HeadProps<Queries.PageQuery, Previewed>) =>
  page && (
    <Seo
      {...page.meta}
      path={page.path}
      preview={pageContext.preview}
      hidden={pageContext.hidden}
      founded={page.blocks.some(({ __typename: type }) => type === "StoryBlock")}
    />
  )

export const query = graphql`
  query Page($id: String!) {
    page(id: { eq: $id }) {
      path
      slow
      meta {
        ...PageMeta
      }
      blocks {
        ...Blocks
      }
    }
  }
`
