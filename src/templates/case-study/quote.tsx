import { FeaturedTestimonial } from "#blocks/testimonials/featured-testimonial"
import { ActionLink } from "#components/actions"
import type { CaseStudyData } from "./case-study-data"

interface QuoteProps {
  quote: NonNullable<CaseStudyData["quote"]>
  client: string
  /** All testimonials: the one with the author's name has the portrait. */
  testimonials: Queries.CaseStudyPageQuery["faces"]["nodes"]
  testimonialsLink: Queries.ActionFragment | null
}

/** The client's quote, with portrait or initials, and a link to all testimonials. */
export const CaseStudyQuote = ({ quote: { quote, ...author }, client, testimonials, testimonialsLink }: QuoteProps) => (
  <section>
    <FeaturedTestimonial
      content={quote}
      author={{ ...author, company: client }}
      portrait={testimonials.find(({ name }) => name === author.name)?.portrait ?? null}
      mirrored
    >
      <ActionLink action={testimonialsLink} />
    </FeaturedTestimonial>
  </section>
)
