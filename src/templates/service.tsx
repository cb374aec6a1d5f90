import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Fragment, type ReactNode } from "react"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { Banner } from "../sections/banner"
import { Faqs } from "../sections/faqs"
import { Process } from "../sections/process"
import { ServiceDeliverables } from "../sections/service/deliverables"
import { ServiceHero } from "../sections/service/hero"
import { ServiceIntegrations } from "../sections/service/integrations"
import { ServiceMeasures } from "../sections/service/measures"
import { ServicePackages } from "../sections/service/packages"
import { ServiceProblems } from "../sections/service/problems"
import { ServiceResults } from "../sections/service/results"
import { ServiceUseCases } from "../sections/service/use-cases"
import { tellingFrom } from "../site/contact-address"
import { serviceData } from "../structured-data/offers"

type Service = NonNullable<Queries.ServicePageQuery["service"]>
type Prices = Queries.ServicePageQuery["pricingPage"]

/** What the contact page is told of who comes from here. */
const placeOf = (slug: string) => `services/${slug}`

/** How each section is shown; which ones, and in which order, says the service's own list. */
const show: Record<Queries.ServiceSectionName, (service: Service, prices: Prices) => ReactNode> = {
  hero: ({ name, hero, slug, ...answers }, prices) => (
    <ServiceHero
      name={name}
      hero={{ ...hero, primary: tellingFrom(hero.primary, placeOf(slug)) }}
      answers={answers}
      prices={prices}
    />
  ),
  problems: ({ problems }) => problems && <ServiceProblems problems={problems} />,
  deliverables: ({ deliverables }) => deliverables && <ServiceDeliverables deliverables={deliverables} />,
  packages: ({ packages, slug }) => packages && <ServicePackages packages={packages} from={placeOf(slug)} />,
  process: ({ process }) => process && <Process process={process} />,
  integrations: ({ integrations }) => integrations && <ServiceIntegrations integrations={integrations} />,
  results: ({ results }) => results && <ServiceResults results={results} />,
  measures: ({ measures }) => measures && <ServiceMeasures measures={measures} />,
  useCases: ({ useCases }) => useCases && <ServiceUseCases useCases={useCases} />,
  faqs: ({ faqs, slug }) => faqs && <Faqs faqs={faqs} name={slug} />,
  banner: ({ banner, slug }) =>
    banner && <Banner banner={{ ...banner, primary: tellingFrom(banner.primary, placeOf(slug)) }} />,
}

const ServicePage = ({ data: { service, pricingPage }, location }: PageProps<Queries.ServicePageQuery>) =>
  service && (
    <Page
      pathname={location.pathname}
      floating={service.floating && tellingFrom(service.floating, placeOf(service.slug))}
      floatingSide={service.floatingSide}
    >
      {service.sections.map(name => (
        <Fragment key={name}>{show[name](service, pricingPage)}</Fragment>
      ))}
    </Page>
  )

export default ServicePage

export const Head = ({ data: { service }, pageContext }: HeadProps<Queries.ServicePageQuery, Previewed>) =>
  service && (
    <Seo
      title={service.meta.title}
      description={service.meta.description}
      path={service.path}
      preview={pageContext.preview}
      hidden={pageContext.hidden}
      data={site => [serviceData(site, service)]}
    />
  )

export const query = graphql`
  query ServicePage($id: String!) {
    service(id: { eq: $id }) {
      slug
      name
      path
      meta {
        ...PageMeta
      }
      floating {
        ...Action
      }
      floatingSide
      sections
      ...ServiceAnswers
      hero {
        ...ServiceHero
      }
      problems {
        ...ServiceProblems
      }
      deliverables {
        ...ServiceDeliverables
      }
      packages {
        ...ServicePackages
      }
      process {
        ...Process
      }
      integrations {
        ...ServiceIntegrations
      }
      results {
        ...ServiceResults
      }
      measures {
        ...ServiceMeasures
      }
      useCases {
        ...ServiceUseCases
      }
      faqs {
        ...Faqs
      }
      banner {
        ...Banner
      }
    }
    pricingPage {
      ...ServicePrices
    }
  }
`
