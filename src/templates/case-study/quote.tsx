import { FeaturedTestimonial } from "#blocks/testimonials/featured"
import { ActionLink } from "#components/actions"
import type { CaseStudyData } from "./types"

interface QuoteProps {
  quote: NonNullable<CaseStudyData["quote"]>
  client: string
  /** Of whom there are portraits: clients who speak on /testimonials too. */
  faces: Queries.CaseStudyPageQuery["faces"]["nodes"]
  /** Way to what others say. */
  more: Queries.ActionFragment | null
}

/** What the client says, with their face, or their initials; below, the way to others. */
export const CaseStudyQuote = ({ quote: { quote, ...by }, client, faces, more }: QuoteProps) => (
  <section>
    <FeaturedTestimonial
      content={quote}
      by={{ ...by, company: client }}
      portrait={faces.find(({ name }) => name === by.name)?.portrait ?? null}
      turned
    >
      <ActionLink action={more} />
    </FeaturedTestimonial>
  </section>
)
