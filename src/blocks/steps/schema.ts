import { block, heading, inlineMarkdown, list, optionalPictureWithAlt, requires } from "#engine"
import { item, itemFields } from "#model/shared/schemas"

const step = item({
  title: heading("Name of the step."),
  text: inlineMarkdown("What happens in the step."),
  when: itemFields.when,
})

export const stepsSchema = requires(
  block("steps", "Content", "What happens, step by step, along a line or below a picture.", {
    title: heading("Heading."),
    lead: inlineMarkdown("Sentence beside the heading.").optional(),
    ...optionalPictureWithAlt("Picture above the steps. drawings/pages/course.svg marks four steps."),
    items: list("One to eight steps, in order.", step, { min: 1, max: 8 }),
  }),
  { alt: ["picture"] },
)
