import { block, heading, inlineMarkdown, requires, text } from "#engine"

export const testimonialsSchema = requires(
  block(
    "testimonials",
    "People and proof",
    "Testimonials (testimonials.yaml): the first two featured testimonials large, the others in a list.",
    {
      title: heading("Heading of the large testimonials, for assistive technology."),
      timeframe: text("Text below the result of a testimonial; {time} becomes the time until the result.").meta({
        requiredTokens: ["time"],
      }),
      othersTitle: heading("Heading of the list of other testimonials. Without it, there is no list.").optional(),
      othersLead: inlineMarkdown("Sentence beside the heading of the other testimonials.").optional(),
    },
  ),
  { othersLead: ["othersTitle"] },
)
