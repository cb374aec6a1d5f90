import { z } from "zod"
import { block, heading, requires, inlineMarkdown, text } from "#engine"

export const schema = requires(
  block("cases", "CasesBlock", "Case studies (case-studies/): some large, and all on one sheet.", {
    title: heading("Heading; of what was built for assistive technology."),
    built: z
      .boolean()
      .optional()
      .describe(
        "On (true) what was built is shown of the first featured case. Else the two featured ones stand large, each with its picture and results.",
      ),
    buttons: text("Name of the group of category buttons above the cases. Without it there are none.").optional(),
    allButton: text("The button that stands for every category.").optional(),
    inert: text("What stands below the buttons, which filter nothing.").optional(),
    allTitle: heading(
      "Heading of all case studies on one sheet below, drawn on one common ruler. Without it they are left out.",
    ).optional(),
    allLead: inlineMarkdown("Sentence beside that heading.").optional(),
  }),
  { buttons: ["allButton"], allButton: ["buttons"], inert: ["buttons"], allLead: ["allTitle"] },
)
