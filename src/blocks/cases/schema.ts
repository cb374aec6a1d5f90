import { z } from "zod"
import { block, heading, inlineMarkdown, requires, text } from "#engine"

export const casesSchema = requires(
  block("cases", "People and proof", "Case studies: some large, and all in a list.", {
    title: heading("Heading; with `showDeliverable`, for assistive technology only."),
    showDeliverable: z
      .boolean()
      .optional()
      .describe(
        "Shows the deliverable of the first featured case study that has one. Default: two large featured case studies, with picture and results.",
      ),
    buttonsLabel: text(
      "Accessible name of the category buttons above the case studies. Default: no buttons.",
    ).optional(),
    allLabel: text("Label of the button for all categories.").optional(),
    disabledNote: text("Note below the category buttons: filtering does not work yet.").optional(),
    allTitle: heading(
      "Heading of the list of all case studies with their durations in weeks. Without it, there is no list.",
    ).optional(),
    allLead: inlineMarkdown("Sentence beside the heading of the list of all case studies.").optional(),
  }),
  {
    buttonsLabel: ["allLabel"],
    allLabel: ["buttonsLabel"],
    disabledNote: ["buttonsLabel"],
    allLead: ["allTitle"],
  },
)
