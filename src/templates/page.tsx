import { graphql, type HeadProps, type PageProps } from "gatsby"
import { BlockList } from "#blocks/block-list"
import { Seo } from "#components/seo"
import { PageMain } from "#layout/page-main"
import { withLeadSource } from "#site/contact-href"
import type { SitePageContext } from "#site/page-context"
import { webSite } from "#structured-data/agency"
import { blockStructuredData } from "#structured-data/blocks"
import { serviceData } from "#structured-data/offers"

/** A page made of blocks: of content/pages/, or of a service, which is the lead source of links to the contact page. */
const PageTemplate = ({ data: { page, service }, pageContext }: PageProps<Queries.PageQuery, SitePageContext>) => {
  const entry = page ?? service
  if (!entry) return null
  const { path, floatingAction, blocks } = entry
  const leadSource = service?.path.slice(1)
  return (
    <PageMain
      context={pageContext}
      floatingAction={floatingAction && withLeadSource(floatingAction, leadSource)}
      floatingRight={service?.floatingRight}
      stagger={page?.slowReveal ? 120 : undefined}
    >
      <BlockList blocks={blocks} page={{ path, leadSource, service: service ?? undefined }} />
    </PageMain>
  )
}

export default PageTemplate

export const Head = ({
  data: { page, service, prices },
  pageContext,
}: HeadProps<Queries.PageQuery, SitePageContext>) => {
  const entry = page ?? service
  return (
    entry && (
      <Seo
        context={pageContext}
        {...entry.meta}
        hasFeed={entry.blocks.some(({ __typename: type }) => type === "PostsBlock")}
        data={site => [
          ...(entry.path === "/" ? [webSite(site)] : []),
          ...(service ? [serviceData(site, service)] : []),
          ...blockStructuredData(site, entry, prices?.plans ?? []),
        ]}
        hasFoundingDate={entry.blocks.some(({ __typename: type }) => type === "StoryBlock")}
      />
    )
  )
}

export const query = graphql`
  query Page($id: String!) {
    page(id: { eq: $id }) {
      path
      floatingAction {
        ...Action
      }
      slowReveal
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
      floatingAction {
        ...Action
      }
      floatingRight
      blocks {
        ...Block
      }
      ...ServiceKeyFacts
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
