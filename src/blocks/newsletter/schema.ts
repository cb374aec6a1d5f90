import { z } from "zod"
import { block, heading, inlineMarkdown, requires, text } from "#engine"

export const newsletterSchema = requires(
  block(
    "newsletter",
    "Forms",
    "Newsletter form: prominent with a key figure, compact without. Disabled until site.yaml names a receiver.",
    {
      title: heading("Heading of the section."),
      lead: inlineMarkdown("What readers get, and how often.").optional(),
      figure: text("Key figure beside the form, in large type, for example the number of subscribers.").optional(),
      figureLabel: text("Label of the key figure.").optional(),
      emailLabel: text("Label of the email field."),
      placeholder: text("Placeholder of the email field.").optional(),
      submit: text("Label of the submit button."),
      note: text(
        "Small print under the form, for example how to unsubscribe: shown with a mailing list only.",
      ).optional(),
      disabledNote: text("Note under the form while it is disabled, until site.yaml names a receiver.").optional(),
      validateEmail: z
        .boolean()
        .optional()
        .describe("Requires a valid address even while the form is disabled. Default: off."),
    },
  ),
  { figure: ["figureLabel"], figureLabel: ["figure"] },
)
