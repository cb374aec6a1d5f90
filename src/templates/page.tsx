import { graphql, type HeadProps, type PageProps } from "gatsby"
import { BlockList } from "#blocks/registry"
import { Seo } from "#components/seo"
import { PageMain } from "#layout/page-main"
import { withOrigin } from "#site/contact-href"
import type { SitePageContext } from "#site/page-context"
import { webSite } from "#structured-data/agency"
import { blockStructuredData } from "#structured-data/blocks"
import { serviceData } from "#structured-data/offers"

/** What a list of blocks makes: a page of content/pages/, or that of a service, which the contact page is told of. */
const PageTemplate = ({ data: { page, service }, pageContext }: PageProps<Queries.PageQuery, SitePageContext>) => {
  const shown = page ?? service
  if (!shown) return null
  const { path, floating, blocks } = shown
  const from = service?.path.slice(1)
  return (
    <PageMain
      context={pageContext}
      floating={floating && withOrigin(floating, from)}
      floatingRight={service?.floatingRight}
      stagger={page?.slow ? 120 : undefined}
    >
      <BlockList blocks={blocks} page={{ path, from, service: service ?? undefined }} />
    </PageMain>
  )
}

export default PageTemplate

export const Head = ({
  data: { page, service, prices },
  pageContext,
}: HeadProps<Queries.PageQuery, SitePageContext>) => {
  const shown = page ?? service
  return (
    shown && (
      <Seo
        context={pageContext}
        {...shown.meta}
        feed={shown.blocks.some(({ __typename: type }) => type === "PostsBlock")}
        data={site => [
          ...(shown.path === "/" ? [webSite(site)] : []),
          ...(service ? [serviceData(site, service)] : []),
          ...blockStructuredData(site, shown, prices?.plans ?? []),
        ]}
        founded={shown.blocks.some(({ __typename: type }) => type === "StoryBlock")}
      />
    )
  )
}

export const query = graphql`
  query Page($id: String!) {
    page(id: { eq: $id }) {
      path
      floating {
        ...Action
      }
      slow
      meta {
        ...PageMeta
      }
      blocks {
        ...Block
      }
    }
    service(id: { eq: $id }) {
      path
      meta {
        ...PageMeta
      }
      floating {
        ...Action
      }
      floatingRight
      blocks {
        ...Block
      }
      ...ServiceAnswers
      packages {
        name
        summary
      }
    }
    prices {
      plans {
        name
        description
        amount
        currency
      }
    }
  }
`
