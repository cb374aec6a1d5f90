import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { Banner } from "../sections/banner"
import { Process } from "../sections/process"
import { Hero } from "../sections/hero"
import { ServicesCatalogue } from "../sections/services/catalogue"
import { Stats } from "../sections/stats"

const ServicesPage = ({ data: { servicesPage, allService }, location }: PageProps<Queries.ServicesPageQuery>) =>
  servicesPage && (
    <Page pathname={location.pathname}>
      <Hero {...servicesPage.hero} />
      <ServicesCatalogue catalogue={servicesPage.catalogue} services={allService.nodes} />
      {servicesPage.process && <Process process={servicesPage.process} />}
      {servicesPage.stats && <Stats {...servicesPage.stats} />}
      <Banner banner={servicesPage.banner} />
    </Page>
  )

export default ServicesPage

export const Head = ({ data: { servicesPage }, pageContext }: HeadProps<Queries.ServicesPageQuery, Previewed>) =>
  servicesPage && <Seo {...servicesPage.meta} path="/services" preview={pageContext.preview} />

export const query = graphql`
  query ServicesPage {
    servicesPage {
      meta {
        ...PageMeta
      }
      hero {
        ...Hero
      }
      catalogue {
        ...ServicesCatalogue
      }
      process {
        ...Process
      }
      stats {
        ...Stats
      }
      banner {
        ...Banner
      }
    }
    allService(filter: { hidden: { ne: true } }, sort: { order: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
  }
`
