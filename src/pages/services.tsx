import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Suspense } from "react"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { Banner } from "../sections/banner"
import { Process } from "../sections/process"
import { ServicesCatalogue } from "../sections/services/catalogue"
import { ServicesHero } from "../sections/services/hero"
import { Stats } from "../sections/stats"

const ServicesPage = ({ data: { servicesPage, allService }, location }: PageProps<Queries.ServicesPageQuery>) =>
  servicesPage && (
    <Page pathname={location.pathname} firstScreen={2}>
      <ServicesHero hero={servicesPage.hero} />
      <Suspense>
        <ServicesCatalogue catalogue={servicesPage.catalogue} services={allService.nodes} />
      </Suspense>
      <Suspense>
        <Process process={servicesPage.process} />
      </Suspense>
      <Suspense>
        <Stats {...servicesPage.stats} />
      </Suspense>
      <Suspense>
        <Banner banner={servicesPage.banner} />
      </Suspense>
    </Page>
  )

export default ServicesPage

export const Head = ({ data: { servicesPage }, pageContext }: HeadProps<Queries.ServicesPageQuery, Previewed>) =>
  servicesPage && <Seo {...servicesPage.meta} path="/services" preview={pageContext.preview} />

export const query = graphql`
  query ServicesPage {
    servicesPage {
      meta {
        title
        description
      }
      hero {
        ...ServicesHero
      }
      catalogue {
        ...ServicesCatalogue
      }
      process {
        ...Process
      }
      stats {
        title
        items {
          ...Stat
        }
      }
      banner {
        ...Banner
      }
    }
    allService(sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
  }
`
