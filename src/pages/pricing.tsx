import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { Banner } from "../sections/banner"
import { Faqs } from "../sections/faqs"
import { PricingEstimate } from "../sections/pricing/estimate"
import { PricingHero } from "../sections/pricing/hero"
import { PricingPlans } from "../sections/pricing/plans"
import { PricingProject } from "../sections/pricing/project"
import { PricingTerms } from "../sections/pricing/terms"
import { planOffer } from "../structured-data/offers"

const PricingPage = ({ data: { pricingPage, services, contactPage }, location }: PageProps<Queries.PricingPageQuery>) =>
  pricingPage && (
    <Page pathname={location.pathname}>
      <PricingHero hero={pricingPage.hero} />
      <PricingPlans plans={pricingPage.plans} />
      {pricingPage.project && <PricingProject project={pricingPage.project} />}
      <PricingEstimate
        page={pricingPage}
        services={services.nodes}
        budgets={contactPage?.form.budget.options.map(({ value }) => value) ?? []}
      />
      <PricingTerms terms={pricingPage.terms} />
      <Faqs faqs={pricingPage.faqs} name="pricing" />
      <Banner banner={pricingPage.banner} />
    </Page>
  )

export default PricingPage

export const Head = ({ data: { pricingPage }, pageContext }: HeadProps<Queries.PricingPageQuery, Previewed>) =>
  pricingPage && (
    <Seo
      {...pricingPage.meta}
      path="/pricing"
      preview={pageContext.preview}
      hidden={pageContext.hidden}
      data={site => pricingPage.plans.map(plan => planOffer(site, plan))}
    />
  )

export const query = graphql`
  query PricingPage {
    pricingPage {
      meta {
        ...PageMeta
      }
      hero {
        ...PricingHero
      }
      plans {
        amount {
          from
          to
          currency
        }
        ...PricingPlan
      }
      project {
        ...PricingProject
      }
      ...EstimateSource
      terms {
        ...PricingTerms
      }
      faqs {
        ...Faqs
      }
      banner {
        ...Banner
      }
    }
    contactPage {
      form {
        budget {
          options {
            value
          }
        }
      }
    }
    services: allService(filter: { hidden: { ne: true } }, sort: { order: ASC }) {
      nodes {
        ...EstimateOffer
      }
    }
  }
`
