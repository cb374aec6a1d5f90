import { z } from "zod"
import { block, heading, requires, inlineMarkdown, text } from "#engine"

export const schema = requires(
  block(
    "newsletter",
    "NewsletterBlock",
    "Newsletter form: the loud one with a figure, a quiet line without. It sends nothing until site.yaml says where to.",
    {
      title: heading("Heading of the section."),
      lead: inlineMarkdown("What a reader gets, and how often.").optional(),
      figure: text("Large figure beside the form, for example the number of subscribers.").optional(),
      figureLabel: text("What the figure counts.").optional(),
      emailLabel: text("Label of the email field."),
      placeholder: text("Example in the empty email field.").optional(),
      submit: text("What the button says."),
      note: text(
        "Small print under the form, for example how to unsubscribe: shown where a list takes the address.",
      ).optional(),
      inert: text("What stands under the form as long as site.yaml names nobody who takes its messages.").optional(),
      checked: z
        .boolean()
        .optional()
        .describe("On (true) the browser asks for a valid address even while the form sends nothing."),
    },
  ),
  { figure: ["figureLabel"], figureLabel: ["figure"] },
)
