import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { Banner } from "../sections/banner"
import { Faqs } from "../sections/faqs"
import { HomeHero } from "../sections/home/hero"
import { HomeReasons } from "../sections/home/reasons"
import { HomeServices } from "../sections/home/services"
import { HomeTestimonials } from "../sections/home/testimonials"
import { HomeWork } from "../sections/home/work"
import { webSite } from "../structured-data/agency"

const HomePage = ({ data: { homePage, featured, caseStudiesPage } }: PageProps<Queries.HomePageQuery>) =>
  homePage && (
    <Page>
      <HomeHero hero={homePage.hero} />
      <HomeServices services={homePage.services} />
      <HomeWork study={featured.nodes[0]} labels={caseStudiesPage?.labels} />
      {homePage.reasons && <HomeReasons reasons={homePage.reasons} />}
      {homePage.testimonials && <HomeTestimonials testimonials={homePage.testimonials} />}
      <Faqs faqs={homePage.faqs} name="home" />
      <Banner banner={homePage.banner} />
    </Page>
  )

export default HomePage

export const Head = ({ data: { homePage }, pageContext }: HeadProps<Queries.HomePageQuery, Previewed>) =>
  homePage && <Seo {...homePage.meta} path="/" preview={pageContext.preview} data={site => [webSite(site)]} />

export const query = graphql`
  query HomePage {
    homePage {
      meta {
        ...PageMeta
      }
      hero {
        ...HomeHero
      }
      services {
        ...HomeServices
      }
      reasons {
        ...HomeReasons
      }
      testimonials {
        ...HomeTestimonials
      }
      faqs {
        ...Faqs
      }
      banner {
        ...Banner
      }
    }
    featured: allCaseStudy(
      filter: { featured: { eq: true }, hidden: { ne: true }, built: { caption: { ne: null } } }
      sort: { order: ASC }
      limit: 1
    ) {
      nodes {
        ...HomeWork
      }
    }
    caseStudiesPage {
      labels {
        ...HomeWorkLabels
      }
    }
  }
`
