import { graphql, type HeadProps, type PageProps } from "gatsby"
import { BlockList } from "#blocks/block-list"
import { Seo } from "#components/seo"
import { PageMain } from "#layout/page-main"
import type { SitePageContext } from "#site/page-context"
import { caseStudyArticle } from "#structured-data/articles"
import { CaseStudyDeliverable } from "./case-study/deliverable"
import { CaseStudyHero } from "./case-study/hero"
import { CaseStudyNext } from "./case-study/next"
import { CaseStudyQuote } from "./case-study/quote"
import { CaseStudyResults } from "./case-study/results"
import { CaseStudyServices } from "./case-study/services"
import { CaseStudySteps } from "./case-study/steps"
import { CaseStudyStory } from "./case-study/story"

const CaseStudyPage = ({
  data: { study, words: all, faces: testimonials },
  pageContext,
}: PageProps<Queries.CaseStudyPageQuery, SitePageContext>) => {
  if (!study || !all) return null
  const words = all.caseStudy
  const { path, deliverable, quote, client, results, services, next } = study
  return (
    <PageMain context={pageContext}>
      <CaseStudyHero study={study} words={words} />
      <CaseStudyStory study={study} words={words}>
        {deliverable && <CaseStudyDeliverable deliverable={deliverable} launch={study.launch} words={words} />}
      </CaseStudyStory>
      <CaseStudySteps study={study} words={words} />
      <CaseStudyResults words={words} results={results} />
      {quote && (
        <CaseStudyQuote
          quote={quote}
          client={client}
          testimonials={testimonials.nodes}
          testimonialsLink={words.testimonials}
        />
      )}
      <CaseStudyServices title={words.services} services={services} buildersTitle={words.builders} />
      {next.path !== path && <CaseStudyNext title={words.next} next={next} />}
      {words.blocks && <BlockList blocks={words.blocks} page={{ path, leadSource: path.slice(1) }} />}
    </PageMain>
  )
}

export default CaseStudyPage

export const Head = ({ data: { study }, pageContext }: HeadProps<Queries.CaseStudyPageQuery, SitePageContext>) =>
  study && (
    <Seo
      context={pageContext}
      title={study.title}
      description={study.description}
      type="article"
      data={site => [caseStudyArticle(site, study, pageContext.preview)]}
    />
  )

export const query = graphql`
  query CaseStudyPage($id: String!) {
    study: caseStudy(id: { eq: $id }) {
      ...CaseCard
      solution
      steps {
        title
        text
        from
        to
      }
      quote {
        ...Quote
      }
      services {
        name
        path
        picture {
          ...Picture
        }
        lead
        people {
          ...TeamMember
        }
      }
      next {
        title
        path
        client
        industry
        results {
          ...Stat
        }
      }
    }
    faces: allTestimonial {
      nodes {
        name
        portrait {
          ...Picture
        }
      }
    }
    words {
      caseStudy {
        ...CaseWords
        client
        industry
        category
        timeline
        readTime
        week
        weekRange
        challenge
        solution
        steps
        stepsLead
        results
        resultsLead
        testimonials {
          ...Action
        }
        services
        builders
        next
        blocks {
          ...Block
        }
      }
    }
  }
`
