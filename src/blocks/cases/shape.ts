import { block, group, heading, oneOf, sentence, text } from "../../../packages/content-engine"

const show = oneOf("What is shown of case studies.", {
  large: "The two featured ones, each with its picture and results.",
  built: "Of the first featured one what was built.",
})

export const cases = block("cases", "CasesBlock", "Case studies (case-studies/): some large, and all on one sheet.", {
  title: heading("Heading; of what was built for assistive technology."),
  show,
  buttons: group("CaseButtons", "The category buttons above the cases.", {
    name: text("Name of the group of buttons, for assistive technology."),
    all: text("The button that stands for every category."),
    inert: text("What stands below the buttons, which filter nothing.").optional(),
  }).optional(),
  all: group("AllCases", "All case studies on one sheet, drawn on one common ruler.", {
    title: heading("Heading."),
    lead: sentence("Sentence beside the heading.").optional(),
  })
    .optional()
    .describe("All case studies on one sheet below, drawn on one common ruler. Without it they are left out."),
})
