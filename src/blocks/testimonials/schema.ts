import { block, heading, requires, inlineMarkdown, text } from "#engine"

export const schema = requires(
  block(
    "testimonials",
    "TestimonialsBlock",
    "Testimonials (testimonials.yaml): the first two featured ones large, the others on one sheet.",
    {
      title: heading("Heading of the large ones, for assistive technology."),
      timeframe: text("How long the result of each took; {time} is replaced.").meta({ requiredTokens: ["time"] }),
      othersTitle: heading("Heading of those that are not shown large. Without it they are left out.").optional(),
      othersLead: inlineMarkdown("Sentence beside that heading.").optional(),
    },
  ),
  { othersLead: ["othersTitle"] },
)
