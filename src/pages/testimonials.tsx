import { graphql, type HeadProps, type PageProps } from "gatsby"
import { type Previewed, Seo } from "../components/seo"
import { Page } from "../layout/page"
import { Banner } from "../sections/banner"
import { Hero } from "../sections/hero"
import { TestimonialAudiences } from "../sections/testimonials/audiences"
import { TestimonialsFeatured } from "../sections/testimonials/featured"
import { TestimonialsGuarantee } from "../sections/testimonials/guarantee"
import { TestimonialsMore } from "../sections/testimonials/more"
import { TestimonialStats } from "../sections/testimonials/stats"

const TestimonialsPage = ({
  data: { testimonialsPage: page, allTestimonial },
  location,
}: PageProps<Queries.TestimonialsPageQuery>) => {
  if (!page) return null
  // Two are shown large.
  const large = allTestimonial.nodes.filter(({ featured }) => featured).slice(0, 2)
  const rest = allTestimonial.nodes.filter(testimonial => !large.includes(testimonial))
  return (
    <Page pathname={location.pathname}>
      <Hero {...page.hero} />
      {page.stats && <TestimonialStats stats={page.stats} />}
      {large.length > 0 && <TestimonialsFeatured featured={page.featured} labels={page.labels} testimonials={large} />}
      {rest.length > 0 && <TestimonialsMore more={page.more} labels={page.labels} testimonials={rest} />}
      {page.audiences && <TestimonialAudiences audiences={page.audiences} />}
      {page.guarantee && <TestimonialsGuarantee guarantee={page.guarantee} />}
      <Banner banner={page.banner} />
    </Page>
  )
}

export default TestimonialsPage

export const Head = ({
  data: { testimonialsPage: page },
  pageContext,
}: HeadProps<Queries.TestimonialsPageQuery, Previewed>) =>
  page && <Seo {...page.meta} path="/testimonials" preview={pageContext.preview} hidden={pageContext.hidden} />

export const query = graphql`
  query TestimonialsPage {
    testimonialsPage {
      meta {
        ...PageMeta
      }
      hero {
        ...Hero
      }
      stats {
        ...TestimonialStats
      }
      featured {
        ...TestimonialsFeatured
      }
      more {
        ...TestimonialsMore
      }
      audiences {
        ...TestimonialAudiences
      }
      guarantee {
        ...TestimonialsGuarantee
      }
      banner {
        ...Banner
      }
      labels {
        ...TestimonialLabels
      }
    }
    allTestimonial {
      nodes {
        ...TestimonialCard
      }
    }
  }
`
