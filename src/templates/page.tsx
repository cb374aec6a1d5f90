import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Blocks } from "../blocks/registry"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { faqPageData } from "../structured-data/faq-page"

const PageTemplate = ({ data: { page }, location }: PageProps<Queries.PageQuery>) =>
  page && (
    <Page
      pathname={page.path === "/" ? undefined : location.pathname}
      title={page.crumb ?? undefined}
      stagger={page.slow ? 120 : undefined}
    >
      <Blocks blocks={page.blocks} page={page} />
    </Page>
  )

export default PageTemplate

/** What the page states as data besides. */
const dataOf = ({ blocks }: NonNullable<Queries.PageQuery["page"]>) =>
  blocks.flatMap(block =>
    block.__typename === "TopicsBlock" ? [faqPageData(block.items.flatMap(({ items }) => items))] : [],
  )

export const Head = ({ data: { page }, pageContext }: HeadProps<Queries.PageQuery, Previewed>) =>
  page && (
    <Seo
      {...page.meta}
      path={page.path}
      preview={pageContext.preview}
      hidden={pageContext.hidden}
      crumbs={{ title: page.crumb ?? undefined }}
      data={() => dataOf(page)}
      founded={page.blocks.some(({ __typename: type }) => type === "StoryBlock")}
    />
  )

export const query = graphql`
  query Page($id: String!) {
    page(id: { eq: $id }) {
      path
      crumb
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
