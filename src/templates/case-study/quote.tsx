import { FeaturedTestimonial } from "#blocks/testimonials/featured-testimonial"
import { ActionLink } from "#components/actions"
import type { CaseStudyData } from "./case-study-data"

interface QuoteProps {
  quote: NonNullable<CaseStudyData["quote"]>
  client: string
  /** Portraits of clients on /testimonials. */
  faces: Queries.CaseStudyPageQuery["faces"]["nodes"]
  /** Link to other testimonials. */
  more: Queries.ActionFragment | null
}

/** The client's quote, with portrait or initials, and a link to others. */
export const CaseStudyQuote = ({ quote: { quote, ...by }, client, faces, more }: QuoteProps) => (
  <section>
    <FeaturedTestimonial
      content={quote}
      author={{ ...by, company: client }}
      portrait={faces.find(({ name }) => name === by.name)?.portrait ?? null}
      mirrored
    >
      <ActionLink action={more} />
    </FeaturedTestimonial>
  </section>
)
