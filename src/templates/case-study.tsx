import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { Banner } from "../sections/banner"
import { CaseStudyBuilt } from "../sections/case-study/built"
import { CaseStudyHero } from "../sections/case-study/hero"
import { CaseStudyNext } from "../sections/case-study/next"
import { CaseStudyQuote } from "../sections/case-study/quote"
import { CaseStudyResults } from "../sections/case-study/results"
import { CaseStudyServices } from "../sections/case-study/services"
import { CaseStudySteps } from "../sections/case-study/steps"
import { CaseStudyStory } from "../sections/case-study/story"
import { tellingFrom } from "../site/contact-address"
import { caseArticle } from "../structured-data/articles"

const CaseStudyPage = ({ data: { study, page, faces }, location }: PageProps<Queries.CaseStudyPageQuery>) => {
  if (!study || !page) return null
  const { labels, detail } = page
  const category = page.categories.items.find(item => item.category === study.category)?.label ?? ""
  return (
    <Page pathname={location.pathname}>
      <CaseStudyHero study={study} labels={labels} category={category} />
      <CaseStudyStory detail={detail} study={study}>
        {study.built && <CaseStudyBuilt built={study.built} launch={study.launch} labels={labels} />}
      </CaseStudyStory>
      <CaseStudySteps head={detail.steps} study={study} labels={labels} />
      <CaseStudyResults head={detail.results} results={study.results} />
      {study.quote && (
        <CaseStudyQuote quote={study.quote} client={study.client} faces={faces.nodes} more={detail.testimonials} />
      )}
      <CaseStudyServices title={detail.services} services={study.services} builders={detail.builders} />
      <CaseStudyNext title={detail.next} next={study.next} />
      <Banner banner={{ ...detail.banner, primary: tellingFrom(detail.banner.primary, study.path.slice(1)) }} />
    </Page>
  )
}

export default CaseStudyPage

export const Head = ({ data: { study }, pageContext }: HeadProps<Queries.CaseStudyPageQuery, Previewed>) =>
  study && (
    <Seo
      title={study.title}
      description={study.description}
      path={study.path}
      type="article"
      preview={pageContext.preview}
      hidden={pageContext.hidden}
      crumbs={{ title: study.title }}
      data={site => [caseArticle(site, study, pageContext.preview)]}
    />
  )

export const query = graphql`
  query CaseStudyPage($id: String!) {
    study: caseStudy(id: { eq: $id }) {
      path
      description
      category
      ...CaseStudyHero
      ...CaseStudyText
      ...CaseStudyBuilt
      ...CaseStudySteps
      ...CaseStudyResults
      ...CaseStudyQuote
      services {
        ...CaseStudyService
      }
      next {
        ...CaseStudyNext
      }
    }
    faces: allTestimonial {
      nodes {
        ...CaseStudyFace
      }
    }
    page: caseStudiesPage {
      categories {
        ...CaseCategories
      }
      labels {
        ...CaseLabels
      }
      detail {
        ...CaseStudyStory
        steps {
          ...CaseStepsHead
        }
        results {
          ...CaseResultsHead
        }
        testimonials {
          ...Action
        }
        services
        builders
        next
        banner {
          ...Banner
        }
      }
    }
  }
`
