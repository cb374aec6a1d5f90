import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { Banner } from "../sections/banner"
import { CaseCategories } from "../sections/case-studies/categories"
import { CaseStudiesFeatured } from "../sections/case-studies/featured"
import { CaseStudiesGrid } from "../sections/case-studies/grid"
import { Process } from "../sections/process"
import { Hero } from "../sections/hero"
import { Stats } from "../sections/stats"

const CaseStudiesPage = ({
  data: { caseStudiesPage: page, featured, all },
  location,
}: PageProps<Queries.CaseStudiesPageQuery>) =>
  page && (
    <Page pathname={location.pathname}>
      <Hero {...page.hero} />
      {page.stats && <Stats {...page.stats} />}
      <CaseCategories categories={page.categories} />
      {featured.nodes.length > 0 && (
        <CaseStudiesFeatured featured={page.featured} labels={page.labels} cases={featured.nodes} />
      )}
      <CaseStudiesGrid
        all={page.all}
        labels={page.labels}
        categories={page.categories}
        cases={all.nodes}
        above={featured.nodes.slice(0, 2).map(({ path }) => path)}
      />
      {page.process && <Process process={page.process} />}
      <Banner banner={page.banner} />
    </Page>
  )

export default CaseStudiesPage

export const Head = ({
  data: { caseStudiesPage: page },
  pageContext,
}: HeadProps<Queries.CaseStudiesPageQuery, Previewed>) =>
  page && <Seo {...page.meta} path="/case-studies" preview={pageContext.preview} />

export const query = graphql`
  query CaseStudiesPage {
    caseStudiesPage {
      meta {
        ...PageMeta
      }
      hero {
        ...Hero
      }
      stats {
        ...Stats
      }
      categories {
        ...CaseCategories
      }
      featured {
        ...CaseStudiesFeatured
      }
      all {
        ...CaseStudiesAll
      }
      process {
        ...Process
      }
      banner {
        ...Banner
      }
      labels {
        ...CaseLabels
      }
    }
    featured: allCaseStudy(filter: { featured: { eq: true }, hidden: { ne: true } }, sort: { order: ASC }) {
      nodes {
        ...CaseFeatured
      }
    }
    all: allCaseStudy(filter: { hidden: { ne: true } }, sort: { order: ASC }) {
      nodes {
        ...CaseCard
      }
    }
  }
`
