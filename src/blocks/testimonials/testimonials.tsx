import { graphql, useStaticQuery } from "gatsby"
import { VisuallyHidden } from "#components/visually-hidden"
import type { Fields } from "../block"
import { FeaturedTestimonial, TestimonialResult } from "./featured-testimonial"
import { OtherTestimonials } from "./other-testimonials"
import type { testimonialsSchema } from "./schema"

/** Maximum number of large testimonials. */
const MAX_LARGE = 2

const useTestimonials = () =>
  useStaticQuery<Queries.TestimonialsQuery>(graphql`
    query Testimonials {
      allTestimonial {
        nodes {
          ...TestimonialCard
        }
      }
    }
  `).allTestimonial.nodes

/** Testimonials: the first two featured ones large, the second of them mirrored, then all others in a list. */
export const TestimonialsBlock = ({
  id,
  title,
  timeframe: timeframeTemplate,
  othersTitle,
  othersLead,
}: Fields<typeof testimonialsSchema>) => {
  const testimonials = useTestimonials()
  const largeTestimonials = testimonials.filter(({ featured }) => featured).slice(0, MAX_LARGE)
  const otherTestimonials = testimonials.filter(testimonial => !largeTestimonials.includes(testimonial))
  return (
    <>
      {largeTestimonials.length > 0 && (
        <section id={id ?? undefined}>
          <VisuallyHidden as="h2">{title}</VisuallyHidden>
          {largeTestimonials.map(({ content, portrait, results: result, timeframe, ...author }, index) => (
            <FeaturedTestimonial key={author.name} {...{ content, portrait, author }} mirrored={index % 2 === 1}>
              <TestimonialResult {...{ result, timeframe, timeframeTemplate }} />
            </FeaturedTestimonial>
          ))}
        </section>
      )}
      {othersTitle && otherTestimonials.length > 0 && (
        <OtherTestimonials
          title={othersTitle}
          lead={othersLead}
          testimonials={otherTestimonials}
          timeframeTemplate={timeframeTemplate}
        />
      )}
    </>
  )
}

export const query = graphql`
  fragment TestimonialCard on Testimonial {
    name
    role
    company
    caseStudy {
      path
    }
    rating
    content
    timeframe
    featured
    results {
      value
      label
    }
    portrait {
      ...Picture
    }
  }
`
