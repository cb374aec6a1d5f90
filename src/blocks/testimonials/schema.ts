import { block, heading, inlineMarkdown, requires, text } from "#engine"

export const testimonialsSchema = requires(
  block(
    "testimonials",
    "People and proof",
    "Testimonials (testimonials.yaml): the first two featured ones large, the others in a list.",
    {
      title: heading("Heading of the large ones, for assistive technology."),
      timeframe: text("Time until the result of each; {time} is replaced.").meta({ requiredTokens: ["time"] }),
      othersTitle: heading("Heading of the others. Without it, they are left out.").optional(),
      othersLead: inlineMarkdown("Sentence beside that heading.").optional(),
    },
  ),
  { othersLead: ["othersTitle"] },
)
